// The page's own words in five languages; the English sentence is its name.

const LANGUAGES = ["it", "fr", "es", "de"];

const WORDS = {
  "Pyramide: local chat": ["Pyramide: chat locale", "Pyramide : discussion locale", "Pyramide: chat local", "Pyramide: lokaler Chat"],
  "Skip to the message field": ["Vai al campo del messaggio", "Aller au champ du message", "Ir al campo del mensaje", "Zum Nachrichtenfeld"],
  "Starting…": ["Si avvia…", "Démarrage…", "Iniciando…", "Startet…"],
  "Chats": ["Chat", "Discussions", "Chats", "Chats"],
  "Chat": ["Chat", "Discussion", "Chat", "Chat"],
  "Local chat": ["Chat locale", "Discussion locale", "Chat local", "Lokaler Chat"],
  "You are": ["Tu sei", "Tu es", "Eres", "Du bist"],
  "Everything here stays on this machine. The bot is the real one; Telegram is played by a local server.": [
    "Qui tutto resta su questo computer. Il bot è quello vero; Telegram è imitato da un server locale.",
    "Ici, tout reste sur cette machine. Le bot est le vrai ; Telegram est imité par un serveur local.",
    "Aquí todo se queda en este ordenador. El bot es el de verdad; un servidor local hace de Telegram.",
    "Hier bleibt alles auf diesem Rechner. Der Bot ist der echte; Telegram spielt ein lokaler Server."],
  "Back to the chats": ["Torna alle chat", "Retour aux discussions", "Volver a los chats", "Zurück zu den Chats"],
  "Chat actions": ["Azioni della chat", "Actions de la discussion", "Acciones del chat", "Aktionen des Chats"],
  "Open the board": ["Apri il tavolo", "Ouvrir la table", "Abrir la mesa", "Tisch öffnen"],
  "Close the board": ["Chiudi il tavolo", "Fermer la table", "Cerrar la mesa", "Tisch schließen"],
  "The board": ["Il tavolo", "La table", "La mesa", "Der Tisch"],
  "Topics": ["Argomenti", "Sujets", "Temas", "Themen"],
  "General": ["Generale", "Général", "General", "Allgemein"],
  "Messages": ["Messaggi", "Messages", "Mensajes", "Nachrichten"],
  "Suggestions": ["Suggerimenti", "Suggestions", "Sugerencias", "Vorschläge"],
  "Keyboard of the bot": ["Tastiera del bot", "Clavier du bot", "Teclado del bot", "Tastatur des Bots"],
  "Cancel": ["Annulla", "Annuler", "Cancelar", "Abbrechen"],
  "Commands": ["Comandi", "Commandes", "Comandos", "Befehle"],
  "Message": ["Messaggio", "Message", "Mensaje", "Nachricht"],
  "Record a voice message": ["Registra un messaggio vocale", "Enregistrer un message vocal", "Grabar un mensaje de voz", "Sprachnachricht aufnehmen"],
  "Stop and send the voice message": ["Ferma e invia il messaggio vocale", "Arrêter et envoyer le message vocal", "Parar y enviar el mensaje de voz", "Anhalten und die Sprachnachricht senden"],
  "Esc discards it": ["Esc lo scarta", "Échap l'abandonne", "Esc lo descarta", "Esc verwirft sie"],
  "Recording…": ["Registrazione…", "Enregistrement…", "Grabando…", "Aufnahme…"],
  "The recording is discarded.": ["La registrazione è scartata.", "L'enregistrement est abandonné.", "La grabación se ha descartado.", "Die Aufnahme ist verworfen."],
  "There is no microphone, or it may not be used.": ["Non c'è un microfono, o non si può usare.", "Il n'y a pas de micro, ou il ne peut pas servir.", "No hay micrófono o no se puede usar.", "Es gibt kein Mikrofon, oder es darf nicht benutzt werden."],
  "Send": ["Invia", "Envoyer", "Enviar", "Senden"],
  "Message actions": ["Azioni del messaggio", "Actions du message", "Acciones del mensaje", "Aktionen der Nachricht"],
  "OK": ["OK", "OK", "OK", "OK"],
  "Forward to": ["Inoltra a", "Transférer à", "Reenviar a", "Weiterleiten an"],
  "unread": ["non letti", "non lus", "sin leer", "ungelesen"],
  "The bot": ["Il bot", "Le bot", "El bot", "Der Bot"],
  "Nothing yet": ["Ancora niente", "Rien pour l'instant", "Nada todavía", "Noch nichts"],
  "bot": ["bot", "bot", "bot", "Bot"],
  "bot, blocked": ["bot, bloccato", "bot, bloqué", "bot, bloqueado", "Bot, blockiert"],
  "group": ["gruppo", "groupe", "grupo", "Gruppe"],
  "supergroup": ["supergruppo", "supergroupe", "supergrupo", "Supergruppe"],
  "group with topics": ["gruppo con argomenti", "groupe avec sujets", "grupo con temas", "Gruppe mit Themen"],
  "channel": ["canale", "chaîne", "canal", "Kanal"],
  "{kind}, {count} members": ["{kind}, {count} membri", "{kind}, {count} membres", "{kind}, {count} miembros", "{kind}, {count} Mitglieder"],
  "{kind}, {count} members, without the bot": ["{kind}, {count} membri, senza il bot", "{kind}, {count} membres, sans le bot", "{kind}, {count} miembros, sin el bot", "{kind}, {count} Mitglieder, ohne den Bot"],
  "Start": ["Avvia", "Démarrer", "Empezar", "Starten"],
  "Press Start, or write to the bot.": ["Premi Avvia, o scrivi al bot.", "Appuie sur Démarrer, ou écris au bot.", "Pulsa Empezar o escribe al bot.", "Drücke Starten, oder schreib dem Bot."],
  "No messages yet. Try /new.": ["Ancora nessun messaggio. Prova /new.", "Aucun message pour l'instant. Essaie /new.", "Aún no hay mensajes. Prueba /new.", "Noch keine Nachrichten. Versuch es mit /new."],
  "sends a picture…": ["invia un'immagine…", "envoie une image…", "envía una imagen…", "sendet ein Bild…"],
  "speaks…": ["parla…", "parle…", "habla…", "spricht…"],
  "writes…": ["scrive…", "écrit…", "escribe…", "schreibt…"],
  "Copied.": ["Copiato.", "Copié.", "Copiado.", "Kopiert."],
  "This button does nothing here.": ["Qui questo pulsante non fa niente.", "Ici, ce bouton ne fait rien.", "Aquí este botón no hace nada.", "Diese Taste tut hier nichts."],
  "The bot has named no commands here.": ["Qui il bot non ha indicato comandi.", "Ici, le bot n'a pas indiqué de commandes.", "Aquí el bot no ha indicado comandos.", "Der Bot hat hier keine Befehle genannt."],
  "Photo": ["Foto", "Photo", "Foto", "Foto"],
  "Voice message": ["Messaggio vocale", "Message vocal", "Mensaje de voz", "Sprachnachricht"],
  "File": ["File", "Fichier", "Archivo", "Datei"],
  "{names} joined the group": ["{names}: ora nel gruppo", "{names} : maintenant dans le groupe", "{names}: ahora en el grupo", "{names}: jetzt in der Gruppe"],
  "{names} left the group": ["{names}: non più nel gruppo", "{names} : plus dans le groupe", "{names}: ya no está en el grupo", "{names}: nicht mehr in der Gruppe"],
  "This group became a supergroup": ["Questo gruppo è ora un supergruppo", "Ce groupe est maintenant un supergroupe", "Este grupo es ahora un supergrupo", "Diese Gruppe ist jetzt eine Supergruppe"],
  "This supergroup was a group before": ["Questo supergruppo prima era un gruppo", "Ce supergroupe était un groupe avant", "Este supergrupo antes era un grupo", "Diese Supergruppe war vorher eine Gruppe"],
  "{names} opened the topic {topic}": ["{names} ha aperto l'argomento {topic}", "{names} a ouvert le sujet {topic}", "{names} ha abierto el tema {topic}", "{names} hat das Thema {topic} eröffnet"],
  "You": ["Tu", "Toi", "Tú", "Du"],
  "Forwarded from {names}": ["Inoltrato da {names}", "Transféré de {names}", "Reenviado de {names}", "Weitergeleitet von {names}"],
  "via {names}": ["tramite {names}", "via {names}", "mediante {names}", "über {names}"],
  "someone": ["qualcuno", "quelqu'un", "alguien", "jemandem"],
  "edited": ["modificato", "modifié", "editado", "bearbeitet"],
  "Picture; the text below says what matters": ["Immagine; il testo sotto dice ciò che conta", "Image ; le texte dessous dit l'essentiel", "Imagen; el texto de abajo dice lo importante", "Bild; der Text darunter sagt, worauf es ankommt"],
  "Open the picture in full size": ["Apri l'immagine a grandezza intera", "Ouvrir l'image en grand", "Abrir la imagen a tamaño completo", "Das Bild in voller Größe öffnen"],
  "Buttons": ["Pulsanti", "Boutons", "Botones", "Tasten"],
  "Reply": ["Rispondi", "Répondre", "Responder", "Antworten"],
  "Edit": ["Modifica", "Modifier", "Editar", "Bearbeiten"],
  "Copy the text": ["Copia il testo", "Copier le texte", "Copiar el texto", "Text kopieren"],
  "Forward": ["Inoltra", "Transférer", "Reenviar", "Weiterleiten"],
  "Delete": ["Elimina", "Supprimer", "Eliminar", "Löschen"],
  "Edit: {text}": ["Modifica: {text}", "Modifier : {text}", "Editar: {text}", "Bearbeiten: {text}"],
  "Reply to {names}: {text}": ["Risposta a {names}: {text}", "Réponse à {names} : {text}", "Respuesta a {names}: {text}", "Antwort an {names}: {text}"],
  "Block the bot": ["Blocca il bot", "Bloquer le bot", "Bloquear el bot", "Bot blockieren"],
  "Unblock the bot": ["Sblocca il bot", "Débloquer le bot", "Desbloquear el bot", "Bot freigeben"],
  "Remove the bot": ["Togli il bot", "Retirer le bot", "Quitar el bot", "Bot entfernen"],
  "Add the bot": ["Aggiungi il bot", "Ajouter le bot", "Añadir el bot", "Bot hinzufügen"],
  "Make the bot an administrator": ["Rendi il bot amministratore", "Nommer le bot administrateur", "Hacer administrador al bot", "Bot zum Administrator machen"],
  "Make this a supergroup": ["Fanne un supergruppo", "En faire un supergroupe", "Convertir en supergrupo", "Zur Supergruppe machen"],
  "Open a topic": ["Apri un argomento", "Ouvrir un sujet", "Abrir un tema", "Thema eröffnen"],
  "Topic {count}": ["Argomento {count}", "Sujet {count}", "Tema {count}", "Thema {count}"],
  "Leave the group": ["Lascia il gruppo", "Quitter le groupe", "Salir del grupo", "Gruppe verlassen"],
  "The server did not understand.": ["Il server non ha capito.", "Le serveur n'a pas compris.", "El servidor no ha entendido.", "Der Server hat nicht verstanden."],
  "This person is not in that chat.": ["Questa persona non è in quella chat.", "Cette personne n'est pas dans cette discussion.", "Esta persona no está en ese chat.", "Diese Person ist nicht in jenem Chat."],
  "This group has become a supergroup; write there.": ["Questo gruppo è diventato un supergruppo; scrivi lì.", "Ce groupe est devenu un supergroupe ; écris là-bas.", "Este grupo es ahora un supergrupo; escribe allí.", "Diese Gruppe ist jetzt eine Supergruppe; schreib dort."],
  "The bot is blocked; unblock it first.": ["Il bot è bloccato; prima sbloccalo.", "Le bot est bloqué ; débloque-le d'abord.", "El bot está bloqueado; desbloquéalo antes.", "Der Bot ist blockiert; gib ihn erst frei."],
  "There is no such topic.": ["Questo argomento non c'è.", "Ce sujet n'existe pas.", "No existe ese tema.", "Dieses Thema gibt es nicht."],
  "The message is longer than 4096 characters.": ["Il messaggio ha più di 4096 caratteri.", "Le message dépasse 4096 caractères.", "El mensaje supera los 4096 caracteres.", "Die Nachricht ist länger als 4096 Zeichen."],
  "The recording is empty.": ["La registrazione è vuota.", "L'enregistrement est vide.", "La grabación está vacía.", "Die Aufnahme ist leer."],
  "There is no such message.": ["Questo messaggio non c'è.", "Ce message n'existe pas.", "No existe ese mensaje.", "Diese Nachricht gibt es nicht."],
  "This link does not lead to the bot.": ["Questo link non porta al bot.", "Ce lien ne mène pas au bot.", "Este enlace no lleva al bot.", "Dieser Link führt nicht zum Bot."],
};

let language = "en";

/** Speak a person's language from now on; one that the page does not have is English. */
export function speakLanguage(code) {
  const main = code?.split("-")[0];
  language = LANGUAGES.includes(main) ? main : "en";
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-words]")) {
    // "text" or names of attributes, each with the sentence that the file had first.
    for (const where of part.dataset.words.split(" ")) {
      const kept = keptAs(where);
      part.dataset[kept] ??= (where === "text" ? part.textContent : part.getAttribute(where)).replace(/\s+/g, " ").trim();
      if (where === "text") part.textContent = t(part.dataset[kept]);
      else part.setAttribute(where, t(part.dataset[kept]));
    }
  }
}

const keptAs = (where) => `words${where.replace("-", "")}`;

/** Give an attribute another sentence, which stays when the page speaks another language. */
export function label(part, where, sentence) {
  part.dataset[keptAs(where)] = sentence;
  part.setAttribute(where, t(sentence));
}

/** A sentence in the person's language, with what stands in braces put in. */
export function t(sentence, values = {}) {
  const said = WORDS[sentence]?.[LANGUAGES.indexOf(language)] ?? sentence;
  return said.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Small words that tell one language from the others. */
const TELLING = {
  en: "the and is are with goes your you can of this that it to what not under here",
  it: "il lo la le gli di è e con va non che una sono del della nel questa puoi sei si",
  fr: "le la les est et avec va de des une ce cette que pas tu du sur dans vous sont",
  es: "el la los las es y con va de una este esta que no se del en puedes son qué",
  de: "der die das ist und mit geht passt ein eine zu nicht du dieses den auf sind im was",
};
const SETS = Object.fromEntries(Object.entries(TELLING).map(([code, words]) => [code, new Set(words.split(" "))]));

/** The language of a text, told by its small words; of several equal ones the likely one. */
export function languageOfText(text, likely) {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const hits = (code) => words.filter((word) => SETS[code].has(word)).length;
  const main = likely?.split("-")[0];
  let best = main in SETS ? main : "en";
  for (const code of Object.keys(SETS)) if (hits(code) > hits(best)) best = code;
  return best;
}
