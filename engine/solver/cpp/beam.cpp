// The twin of engine/solver/beam.py: the same states in the same order.

#include <algorithm>
#include <numeric>

#include "searches.h"

namespace pyramide {

namespace {

const size_t WIDTHS[] = {100, 1000, 10000, 100000, 0};
const uint32_t NONE = ~uint32_t(0);

struct State {
    Mask piles[PILES];
    Mask stock, counts;
    Id pyramid;
    int turn;

    bool operator==(const State &other) const {
        for (int pile = 0; pile < PILES; pile++)
            if (piles[pile] != other.piles[pile]) return false;
        return stock == other.stock && counts == other.counts && pyramid == other.pyramid &&
               turn == other.turn;
    }

    uint64_t hash() const {
        uint64_t found = mixed(uint64_t(pyramid) << 8 | uint64_t(turn)) ^ mixed(stock);
        for (Mask pile : piles) found = mixed(found + pile);
        return found;
    }
};

class Level {
  public:
    std::vector<State> states;
    std::vector<uint32_t> parents;

    bool has(const State &state) const { return !slots_.empty() && slots_[place(state)] != NONE; }

    void add(const State &state, uint32_t parent) {
        if (4 * (states.size() + 1) > 3 * slots_.size()) grow();
        slots_[place(state)] = uint32_t(states.size());
        states.push_back(state);
        parents.push_back(parent);
    }

    // Keeps these states only; nothing is added later.
    void keep(const std::vector<uint32_t> &numbers) {
        std::vector<State> kept;
        std::vector<uint32_t> of;
        for (uint32_t number : numbers) {
            kept.push_back(states[number]);
            of.push_back(parents[number]);
        }
        states.swap(kept);
        parents.swap(of);
    }

    void close() { std::vector<uint32_t>().swap(slots_); }

  private:
    std::vector<uint32_t> slots_;

    size_t place(const State &state) const {
        size_t mask = slots_.size() - 1, here = state.hash() & mask;
        while (slots_[here] != NONE && !(states[slots_[here]] == state)) here = (here + 1) & mask;
        return here;
    }

    void grow() {
        slots_.assign(slots_.empty() ? 64 : 2 * slots_.size(), NONE);
        for (size_t number = 0; number < states.size(); number++)
            slots_[place(states[number])] = uint32_t(number);
    }
};

class Beam {
  public:
    Beam(const Question &question, Tables &tables, OpenStock &exact)
        : question_(question), tables_(tables), exact_(exact), orders_(question, tables),
          count_(int(question.wastes.size())) {}

    bool run();
    std::vector<State> way;
    uint64_t nodes = 0;

  private:
    const Question &question_;
    Tables &tables_;
    OpenStock &exact_;
    Orders orders_;
    int count_;
    Mask old_tops_ = 0, old_free_ = 0;  // what was in reach before the draw
    std::vector<State> closure_;

    bool last(int turn) const { return turn == question_.limit; }
    int partner(const Order &order, int place) const { return tables_.partner[order.ranks[place]]; }
    bool first_level(Level &level);
    bool next_level(const Level &before, Level &level);
    bool offer(const State &state, Level &level, uint32_t parent);
    bool wins(const State &state);
    int score(const State &state);
    void sort(State &state) const;
    Mask without_lone_tops(Mask pile, int turn) const;
    bool children(const State &state, Level &level, uint32_t parent);
    bool offer_closure(const State &start, const std::vector<Mask> &fresh, Level &level,
                       uint32_t parent);
    void close(const State &start, const std::vector<Mask> &fresh);
    void removals(const State &state, const std::vector<Mask> &fresh);
    void found(const State &state);
    State without(const State &state, int one, int top, int other, int under) const;
    bool live(State &state) const;
    bool is_buried(const State &state, int number, int drawn);
};

void Beam::sort(State &state) const {
    for (int pile = 1; pile < count_; pile++)
        for (int at = pile; at && state.piles[at] < state.piles[at - 1]; at--)
            std::swap(state.piles[at], state.piles[at - 1]);
}

bool Beam::run() {
    for (size_t width : WIDTHS) {
        std::vector<Level> levels(1);
        bool won = first_level(levels[0]), whole = true;
        levels[0].close();
        while (!won && !levels.back().states.empty()) {
            levels.push_back(Level());
            Level &level = levels.back();
            won = next_level(levels[levels.size() - 2], level);
            level.close();
            if (won || !width || level.states.size() <= width) continue;
            std::vector<uint32_t> numbers(level.states.size());
            std::vector<int> scores;
            std::iota(numbers.begin(), numbers.end(), 0);
            for (const State &state : level.states) scores.push_back(score(state));
            std::stable_sort(numbers.begin(), numbers.end(), [&](uint32_t one, uint32_t other) {
                return scores[one] < scores[other];
            });
            numbers.resize(width);
            level.keep(numbers);
            whole = false;
        }
        if (won) {
            size_t number = levels.back().states.size() - 1;
            for (size_t depth = levels.size(); depth--;) {
                way.push_back(levels[depth].states[number]);
                number = levels[depth].parents[number];
            }
            std::reverse(way.begin(), way.end());
            return true;
        }
        if (whole) return false;
    }
    return false;
}

bool Beam::first_level(Level &level) {
    State start = State();
    const Order &order = orders_.at(question_.redeals);
    start.pyramid = tables_.settled(question_.pyramid);
    start.stock = question_.stock;
    start.turn = question_.redeals;
    Mask left = question_.stock;
    std::vector<Mask> fresh;
    for (int number = 0; number < count_; number++) {
        Mask pile = question_.wastes[size_t(number)];
        left |= pile;
        if (question_.fresh >> number & 1) fresh.push_back(pile);
        start.piles[number] = without_lone_tops(pile, start.turn);
    }
    start.counts = counts_of(order, left);
    sort(start);
    old_tops_ = old_free_ = 0;
    close(start, fresh);
    for (const State &state : closure_)
        if (offer(state, level, NONE)) return true;
    return false;
}

bool Beam::next_level(const Level &before, Level &level) {
    for (size_t number = 0; number < before.states.size(); number++) {
        if (children(before.states[number], level, uint32_t(number))) return true;
        if (!(number & 15) && question_.given_up(question_.asker)) throw BudgetSpent();
    }
    return false;
}

// Adds a state if it is new and can still be won as far as one sees; whether it is a win.
bool Beam::offer(const State &state, Level &level, uint32_t parent) {
    if (level.has(state)) return false;
    if (++nodes > question_.budget) throw BudgetSpent();
    if (!exact_.winnable(state.pyramid, state.counts)) return false;
    level.add(state, parent);
    return wins(state);
}

bool Beam::wins(const State &state) {
    if (question_.strict) {
        Mask left = state.stock;
        for (Mask pile : state.piles) left |= pile;
        if (left) return false;
    }
    return exact_.winnable(state.pyramid, 0);
}

int Beam::score(const State &state) {
    Mask lying = tables_.shape(state.pyramid).counts;
    int found = 4 * count(tables_.mask(state.pyramid));
    for (Mask pile : state.piles)
        if (pile) found += count(pile) + 1;
    for (int rank = 1; rank <= tables_.ranks; rank++) {
        int other = tables_.partner[rank];
        int lack = other ? slot(lying, rank) - slot(state.counts, other) : 0;
        if (lack > 0) found += 2 * lack;
    }
    return found;
}

Mask Beam::without_lone_tops(Mask pile, int turn) const {
    Mask alone = orders_.at(turn).alone;
    while (pile && alone >> highest(pile) & 1) pile ^= bit(highest(pile));
    return pile;
}

bool Beam::children(const State &state, Level &level, uint32_t parent) {
    std::vector<Mask> fresh;
    if (!state.stock) {
        State after = state;
        for (int number = 0; number < count_; number++) {
            after.stock |= state.piles[number];
            after.piles[number] = 0;
        }
        if (!after.stock || last(state.turn)) return false;
        after.stock = orders_.turned(after.stock, state.turn);
        after.turn++;
        old_tops_ = old_free_ = 0;
        return offer_closure(after, fresh, level, parent);
    }
    const Order &order = orders_.at(state.turn);
    int drawn = lowest(state.stock);
    Mask tops = 0;
    for (Mask pile : state.piles)
        if (pile) tops |= bit(highest(pile));
    old_tops_ = tops;
    old_free_ = tables_.shape(state.pyramid).free;
    State after = state;
    after.stock ^= bit(drawn);
    if (order.alone >> drawn & 1) return offer_closure(after, fresh, level, parent);
    for (int number = 0; number < count_; number++) {
        Mask pile = state.piles[number];
        if (number && pile == state.piles[number - 1]) continue;
        State next = after;
        next.piles[number] |= bit(drawn);
        if (pile && last(state.turn) && is_buried(state, number, drawn)) {
            if (question_.strict) continue;
            next.piles[number] = bit(drawn);
            next.counts -= counts_of(order, pile);
        }
        fresh.clear();
        if (question_.fresh_pair) fresh.push_back(next.piles[number]);
        sort(next);
        if (offer_closure(next, fresh, level, parent)) return true;
    }
    return false;
}

bool Beam::offer_closure(const State &start, const std::vector<Mask> &fresh, Level &level,
                         uint32_t parent) {
    close(start, fresh);
    for (State &state : closure_)
        if (live(state) && offer(state, level, parent)) return true;
    return false;
}

void Beam::close(const State &start, const std::vector<Mask> &fresh) {
    closure_.assign(1, start);
    for (size_t number = 0; number < closure_.size(); number++) {
        State state = closure_[number];
        removals(state, fresh);
    }
}

void Beam::found(const State &state) {
    if (std::find(closure_.begin(), closure_.end(), state) == closure_.end())
        closure_.push_back(state);
}

void Beam::removals(const State &state, const std::vector<Mask> &fresh) {
    const Order &order = orders_.at(state.turn);
    const Shape &shape = tables_.plays(state.pyramid);
    for (int number = 0; number < count_; number++) {
        Mask pile = state.piles[number];
        if (!pile || (number && pile == state.piles[number - 1])) continue;
        int top = highest(pile), other = partner(order, top);
        bool old = old_tops_ >> top & 1;
        for (int one = shape.plays_from[other]; one < shape.plays_from[other + 1]; one++) {
            if (old && old_free_ >> shape.plays[one].card & 1) continue;
            State after = without(state, number, top, -1, 0);
            after.pyramid = shape.plays[one].after;
            found(after);
        }
        for (int second = number + 1; second < count_; second++) {
            if (!state.piles[second]) continue;
            int under = highest(state.piles[second]);
            if (order.ranks[under] == other && !(old && old_tops_ >> under & 1))
                found(without(state, number, top, second, under));
        }
        Mask rest = pile ^ bit(top);
        if (rest && std::find(fresh.begin(), fresh.end(), pile) != fresh.end() &&
            order.ranks[highest(rest)] == other)
            found(without(state, number, top, number, highest(rest)));
    }
}

State Beam::without(const State &state, int one, int top, int other, int under) const {
    const Order &order = orders_.at(state.turn);
    State after = state;
    after.piles[one] = without_lone_tops(after.piles[one] ^ bit(top), state.turn);
    after.counts -= order.plain[top];
    if (other >= 0) {
        after.piles[other] = without_lone_tops(after.piles[other] ^ bit(under), state.turn);
        after.counts -= order.plain[under];
    }
    sort(after);
    return after;
}

// Takes out what is buried for good; false if that loses the game.
bool Beam::live(State &state) const {
    if (!last(state.turn)) return true;
    const Order &order = orders_.at(state.turn);
    Mask lying = const_cast<Tables &>(tables_).shape(state.pyramid).counts;
    Mask everywhere = state.stock, dead = 0;
    for (Mask pile : state.piles) everywhere |= pile;
    for (int number = 0; number < count_; number++) {
        Mask pile = state.piles[number];
        if (!pile) continue;
        for (Mask covered = pile ^ bit(highest(pile)); covered; covered ^= bit(highest(covered))) {
            int other = partner(order, highest(covered));
            if (other && !slot(lying, other) && !((everywhere ^ pile) & order.of_rank[other])) {
                state.piles[number] = pile ^ covered;
                dead |= covered;
                break;
            }
        }
    }
    if (!dead) return true;
    state.counts -= counts_of(order, dead);
    sort(state);
    return !question_.strict;
}

bool Beam::is_buried(const State &state, int number, int drawn) {
    const Order &order = orders_.at(state.turn);
    int other = partner(order, highest(state.piles[number]));
    if (tables_.shape(state.pyramid).hidden >> other & 1) return false;
    if (question_.fresh_pair && order.ranks[drawn] == other) return false;
    Mask later = state.stock & ~bit(drawn);
    for (int place = 0; place < count_; place++)
        if (place != number && state.piles[place])
            later |= state.piles[place] ^ bit(highest(state.piles[place]));
    return !(later & order.of_rank[other]);
}

} // namespace

Answer piles(const Question &question) {
    Answer answer;
    Tables tables(question.rows, question.ranks, question.target, question.cover_pair,
                  question.pyramid_ranks);
    OpenStock exact(tables, question.unpaired_stock, question.budget);
    Beam beam(question, tables, exact);
    Orders orders(question, tables);
    Mask cards = question.stock;
    for (Mask pile : question.wastes) cards |= pile;
    try {
        if (exact.winnable(tables.settled(question.pyramid),
                           counts_of(orders.at(question.redeals), cards)))
            answer.kind = beam.run();
        else
            answer.kind = 0;
        for (const State &state : beam.way) {
            answer.way.push_back({tables.mask(state.pyramid), state.stock, uint64_t(state.turn)});
            answer.way.back().insert(answer.way.back().end(), state.piles,
                                     state.piles + question.wastes.size());
        }
    } catch (const BudgetSpent &) {
        answer.kind = -1;
    }
    answer.nodes = beam.nodes + exact.nodes;
    return answer;
}

} // namespace pyramide
