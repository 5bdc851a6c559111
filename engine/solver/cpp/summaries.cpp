// The twin of engine/solver/summaries.py: the same nodes in the same order.

#include "searches.h"

namespace pyramide {

namespace {

typedef uint32_t Node;  // the pyramid's number above, the number of drawn cards below

const int DRAWN_BITS = 7;
const Node DRAWN = 127;
const Node START = ~Node(0);

// Ten rows have 58,786 shapes that play can reach: there is room.
Node node_of(Id pyramid, int drawn) { return Node(pyramid) << DRAWN_BITS | Node(drawn); }
int drawn_of(Node node) { return int(node & DRAWN); }
Id pyramid_of(Node node) { return Id(node >> DRAWN_BITS); }

struct Event {
    int place;
    Id before, after;
};

struct Draw {
    Node after;
    bool leaves;
};

class Summaries {
  public:
    Summaries(const Question &question, Tables &tables, OpenStock &exact);
    bool run(Node &found);
    std::vector<Event> events(Node node);
    uint64_t nodes = 0;

  private:
    struct Top {
        Id pyramid;
        Node origin;
        int gone;
    };
    struct Level {
        std::vector<Top> tops;
        Map<uint32_t> by_pyramid;
    };
    struct Known {
        uint32_t from = 0, to = 0;
    };

    const Question &question_;
    Tables &tables_;
    OpenStock &exact_;
    OpenStock bound_;
    std::vector<int> places_, ranks_, others_;
    std::vector<Mask> counts_;
    std::vector<uint32_t> masks_;
    int laid_, base_ = 0, size_;
    Id pyramid_;
    std::vector<Level> levels_;
    std::vector<std::vector<Node>> entered_;
    Map<Known> known_;
    std::vector<Node> answers_;

    bool reach(Node node, int gone, Node origin);
    bool leave_the_waste(Node &found);
    bool from_the_top(int drawn, Node &found);
    Known call(int card, Id pyramid);
    std::vector<Node> frame(int card, const std::vector<Node> &starts);
    void draws(int card, Node node, bool answered, std::vector<Draw> &found);
    bool inside(Node node, int live);
    void tick();
    Node events_of_frame(int card, const std::vector<Node> &starts, Node goal,
                         std::vector<Event> &events);
    void events_of_call(int card, Id pyramid, Node goal, std::vector<Event> &events);
    bool last_event(int card, Node node, Node goal, Event &event);
};

Summaries::Summaries(const Question &question, Tables &tables, OpenStock &exact)
    : question_(question), tables_(tables), exact_(exact),
      bound_(tables, false, question.budget) {
    for (Mask cards : {question.wastes[0], question.stock})
        for (; cards; cards &= cards - 1) places_.push_back(lowest(cards));
    for (int place : places_) {
        ranks_.push_back(question.pass_ranks[0][place]);
        others_.push_back(tables.partner[ranks_.back()]);
    }
    size_ = int(places_.size());
    laid_ = count(question.wastes[0]);
    pyramid_ = tables.settled(question.pyramid);
    counts_.assign(size_ + 1, 0);
    masks_.assign(size_ + 1, 0);
    for (int card = size_; card--;) {
        counts_[card] = counts_[card + 1] + (others_[card] ? bit(WIDTH * ranks_[card]) : 0);
        masks_[card] = masks_[card + 1] | uint32_t(1) << ranks_[card];
    }
    levels_.resize(size_ + 1);
    entered_.resize(laid_ + 1);
}

void Summaries::tick() {
    if (++nodes > question_.budget || (!(nodes & 1023) && question_.given_up(question_.asker)))
        throw BudgetSpent();
}

bool Summaries::run(Node &found) {
    if (leave_the_waste(found)) return true;
    for (int drawn = laid_; drawn < size_; drawn++)
        if (from_the_top(drawn, found)) return true;
    return false;
}

bool Summaries::leave_the_waste(Node &found) {
    Node start = node_of(pyramid_, laid_);
    entered_[laid_].push_back(start);
    bool ended = false;
    if (!(question_.strict && laid_) && reach(start, 0, START)) {
        found = start;
        ended = true;
    }
    for (int card = laid_; card--;) {
        entered_[card] = frame(card, entered_[card + 1]);
        if (question_.fresh && card == laid_ - 2 && ranks_[card] == others_[card + 1])
            entered_[card].push_back(start);
        for (Node node : entered_[card])
            if (!ended && (!question_.strict || !card) && reach(node, drawn_of(node) - card, START)) {
                found = node;
                ended = true;
            }
    }
    return ended;
}

bool Summaries::from_the_top(int drawn, Node &found) {
    base_ = drawn;
    bool alone = !others_[drawn];
    for (size_t number = 0; number < levels_[drawn].tops.size(); number++) {
        tick();
        Top top = levels_[drawn].tops[number];
        Node node = node_of(top.pyramid, drawn);
        if (alone || !question_.strict) {
            found = node_of(top.pyramid, drawn + 1);
            if (reach(found, top.gone + alone, node)) return true;
        }
        if (alone) continue;
        Known answer = call(drawn, top.pyramid);
        for (size_t one = answer.from; one < answer.to; one++) {
            found = answers_[one];
            if (reach(found, top.gone + drawn_of(found) - drawn, node)) return true;
        }
    }
    return false;
}

bool Summaries::reach(Node node, int gone, Node origin) {
    int drawn = drawn_of(node);
    Id pyramid = pyramid_of(node);
    Level &level = levels_[drawn];
    uint32_t *known = level.by_pyramid.find(pyramid);
    if (known && level.tops[*known].gone >= gone) return false;
    if (!exact_.winnable(pyramid, counts_[drawn])) return false;
    if (known) {
        level.tops[*known].gone = gone;
        level.tops[*known].origin = origin;
    } else {
        level.by_pyramid.at(pyramid) = uint32_t(level.tops.size());
        level.tops.push_back(Top{pyramid, origin, gone});
    }
    return !(question_.strict && drawn < size_) && exact_.winnable(pyramid, 0);
}

Summaries::Known Summaries::call(int card, Id pyramid) {
    uint64_t key = uint64_t(card) << 32 | pyramid;
    if (Known *known = known_.find(key)) return *known;
    std::vector<Node> ends = frame(card, std::vector<Node>(1, node_of(pyramid, card + 1)));
    Known found;
    if (answers_.size() + ends.size() >= START) throw BudgetSpent();
    found.from = uint32_t(answers_.size());
    answers_.insert(answers_.end(), ends.begin(), ends.end());
    found.to = uint32_t(answers_.size());
    return known_.at(key) = found;
}

std::vector<Node> Summaries::frame(int card, const std::vector<Node> &starts) {
    int other = others_[card];
    if (!other) return starts;
    Map<bool> seen, ended;
    std::vector<Node> todo(starts), ends;
    std::vector<Draw> next;
    for (Node node : starts) seen.add(node);
    while (!todo.empty()) {
        tick();
        Node node = todo.back();
        todo.pop_back();
        const Shape &shape = tables_.plays(pyramid_of(node));
        for (int one = shape.plays_from[other]; one < shape.plays_from[other + 1]; one++) {
            if (!shape.plays[one].first) continue;
            Node end = node_of(shape.plays[one].after, drawn_of(node));
            if (!ended.find(end) && inside(end, card)) {
                ended.add(end);
                ends.push_back(end);
            }
        }
        draws(card, node, false, next);
        for (const Draw &draw : next) {
            if (draw.leaves) {
                if (!ended.find(draw.after) && inside(draw.after, card)) {
                    ended.add(draw.after);
                    ends.push_back(draw.after);
                }
            } else if (!seen.find(draw.after) && inside(draw.after, card + 1)) {
                seen.add(draw.after);
                todo.push_back(draw.after);
            }
        }
    }
    return ends;
}

void Summaries::draws(int card, Node node, bool answered, std::vector<Draw> &found) {
    found.clear();
    int drawn = drawn_of(node), other = others_[card];
    Id pyramid = pyramid_of(node);
    if (drawn == size_) return;
    if (!others_[drawn]) {
        found.push_back(Draw{node + 1, false});
        return;
    }
    if (question_.fresh_pair && ranks_[card] == others_[drawn])
        found.push_back(Draw{node + 1, true});
    if ((tables_.shape(pyramid).hidden >> other & 1) ||
        (question_.fresh_pair && masks_[drawn + 1] >> other & 1)) {
        Known answer;
        if (!answered) {
            answer = call(drawn, pyramid);
        } else if (Known *known = known_.find(uint64_t(drawn) << 32 | pyramid)) {
            answer = *known;
        }
        for (size_t one = answer.from; one < answer.to; one++)
            found.push_back(Draw{answers_[one], false});
    }
}

bool Summaries::inside(Node node, int live) {
    OpenStock &judge = question_.unpaired_stock ? bound_ : exact_;
    return judge.winnable(pyramid_of(node),
                          counts_[base_] - counts_[live] + counts_[drawn_of(node)]);
}

// --- the way -------------------------------------------------------------------------------

std::vector<Event> Summaries::events(Node node) {
    std::vector<std::pair<Node, Node>> calls;
    while (true) {
        Level &level = levels_[drawn_of(node)];
        Node origin = level.tops[*level.by_pyramid.find(pyramid_of(node))].origin;
        if (origin == START) break;
        if (drawn_of(node) > drawn_of(origin) + 1 || pyramid_of(node) != pyramid_of(origin))
            calls.push_back(std::make_pair(origin, node));
        node = origin;
    }
    std::vector<Event> found;
    Level &level = levels_[drawn_of(node)];
    int first = drawn_of(node) - level.tops[*level.by_pyramid.find(pyramid_of(node))].gone;
    for (int card = first; card < laid_; card++) {
        bool all_alone = true;
        for (int one = card; one < laid_; one++) all_alone = all_alone && !others_[one];
        if (node == entered_[laid_][0] && !all_alone) {
            found.insert(found.begin(), Event{places_[laid_ - 1], pyramid_, pyramid_});
            break;
        }
        std::vector<Event> events;
        node = events_of_frame(card, entered_[card + 1], node, events);
        found.insert(found.begin(), events.begin(), events.end());
    }
    for (size_t number = calls.size(); number--;) {
        Node before = calls[number].first;
        events_of_call(drawn_of(before), pyramid_of(before), calls[number].second, found);
    }
    return found;
}

void Summaries::events_of_call(int card, Id pyramid, Node goal, std::vector<Event> &events) {
    events_of_frame(card, std::vector<Node>(1, node_of(pyramid, card + 1)), goal, events);
}

// Adds the events of one way through `frame` to `goal`; where the way starts.
Node Summaries::events_of_frame(int card, const std::vector<Node> &starts, Node goal,
                                std::vector<Event> &events) {
    if (!others_[card]) return goal;
    Map<Node> origins;
    std::vector<Node> todo(starts);
    std::vector<Draw> next;
    for (Node node : starts) origins.at(node) = START;
    while (!todo.empty()) {
        Node node = todo.back();
        todo.pop_back();
        Event last;
        if (last_event(card, node, goal, last)) {
            std::vector<Node> nodes(1, node);
            while (*origins.find(nodes.back()) != START)
                nodes.push_back(*origins.find(nodes.back()));
            for (size_t number = nodes.size() - 1; number--;) {
                Node origin = nodes[number + 1];
                if (others_[drawn_of(origin)])
                    events_of_call(drawn_of(origin), pyramid_of(origin), nodes[number], events);
            }
            events.push_back(last);
            return nodes.back();
        }
        draws(card, node, true, next);
        for (const Draw &draw : next)
            if (!draw.leaves && !origins.find(draw.after)) {
                origins.at(draw.after) = node;
                todo.push_back(draw.after);
            }
    }
    throw BudgetSpent();
}

bool Summaries::last_event(int card, Node node, Node goal, Event &event) {
    int drawn = drawn_of(node), other = others_[card];
    Id pyramid = pyramid_of(node);
    if (drawn_of(goal) == drawn) {
        const Shape &shape = tables_.plays(pyramid);
        for (int one = shape.plays_from[other]; one < shape.plays_from[other + 1]; one++)
            if (shape.plays[one].after == pyramid_of(goal)) {
                event = Event{places_[card], pyramid, pyramid_of(goal)};
                return true;
            }
    }
    std::vector<Draw> next;
    draws(card, node, true, next);
    for (const Draw &draw : next)
        if (draw.leaves && draw.after == goal) {
            event = Event{places_[drawn], pyramid, pyramid};
            return true;
        }
    return false;
}

} // namespace

Answer last_pass(const Question &question) {
    Answer answer;
    Tables tables(question.rows, question.ranks, question.target, question.cover_pair,
                  question.pyramid_ranks);
    OpenStock exact(tables, question.unpaired_stock, question.budget);
    Id pyramid = tables.settled(question.pyramid);
    Orders orders(question, tables);
    Summaries search(question, tables, exact);
    try {
        Node found;
        if (!exact.winnable(pyramid, counts_of(orders.at(question.redeals),
                                               question.stock | question.wastes[0]))) {
            answer.kind = 0;
        } else if (search.run(found)) {
            answer.kind = 1;
            for (const Event &event : search.events(found))
                answer.way.push_back(
                    {uint64_t(event.place), tables.mask(event.before), tables.mask(event.after)});
        } else {
            answer.kind = 0;
        }
    } catch (const BudgetSpent &) {
        answer.kind = -1;
    }
    answer.nodes = search.nodes + exact.nodes;
    return answer;
}

} // namespace pyramide
