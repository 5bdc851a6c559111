// The twins of engine/solver/search.py, draw_one.py and draw_many.py, for verdicts; and the
// question that the stock laid open answers by itself.

#include "searches.h"

namespace pyramide {

Orders::Orders(const Question &question, const Tables &tables)
    : reshuffled_(question.reshuffled), first_(question.redeals), places_(question.places) {
    for (const std::vector<int> &ranks : question.pass_ranks) {
        Order order;
        order.ranks = ranks;
        order.alone = 0;
        for (Mask &cards : order.of_rank) cards = 0;
        for (size_t place = 0; place < ranks.size(); place++) {
            bool paired = tables.partner[ranks[place]] != 0;
            order.plain.push_back(paired ? bit(WIDTH * ranks[place]) : 0);
            order.of_rank[ranks[place]] |= bit(int(place));
            if (!paired) order.alone |= bit(int(place));
        }
        orders_.push_back(order);
    }
}

Mask Orders::turned(Mask cards, int turn) const {
    if (!reshuffled_) return cards;
    const std::vector<int> &before = places_[turn - first_], &after = places_[turn + 1 - first_];
    Mask left = 0, found = 0;
    for (; cards; cards &= cards - 1) left |= bit(before[lowest(cards)]);
    for (size_t place = 0; place < after.size(); place++)
        if (left >> after[place] & 1) found |= bit(int(place));
    return found;
}

Answer open_stock(const Question &question) {
    Answer answer;
    Tables tables(question.rows, question.ranks, question.target, question.cover_pair,
                  question.pyramid_ranks);
    OpenStock exact(tables, question.unpaired_stock, question.budget);
    Orders orders(question, tables);
    Mask cards = question.stock;
    for (Mask pile : question.wastes) cards |= pile;
    try {
        answer.kind = exact.winnable(tables.settled(question.pyramid),
                                     counts_of(orders.at(question.redeals), cards));
    } catch (const BudgetSpent &) {
        answer.kind = -1;
    }
    answer.nodes = exact.nodes;
    return answer;
}

namespace {

struct State {
    Id pyramid;
    Mask stock, counts;
    int passed, turn;
};

class Search {
  public:
    Search(const Question &question, Tables &tables, OpenStock &exact)
        : question_(question), tables_(tables), exact_(exact), orders_(question, tables),
          size_(int(question.pass_ranks[0].size())),
          counted_(question.limit >= 0 || question.reshuffled),
          circular_(!counted_ && question.draw == 1) {}

    bool run(bool &complete);
    State start() const;
    std::vector<State> way;
    uint64_t nodes = 0;

  private:
    enum View { DROP, KEEP, END };

    const Question &question_;
    Tables &tables_;
    OpenStock &exact_;
    Orders orders_;
    int size_;
    bool counted_, circular_;
    Map<uint32_t> stocks_;
    Map<Mask> seen_;  // by stock, pass and pyramid: the numbers of passed places

    bool is_last(int turn) const { return turn == question_.limit; }
    View judge(const State &state);
    bool known(const State &state);
    void expand(const State &state, bool fresh, std::vector<State> &found);
    void draw_one(State state, bool fresh, std::vector<State> &found);
    void draw_many(State state, bool fresh, std::vector<State> &found);
    void at_rest(State &state, bool fresh, std::vector<State> &found);
    bool removals(const State &state, Mask waste, bool fresh, std::vector<State> &found);
    bool bury(State &state, Mask lost);
    Mask excess(const State &state, Mask waste, Mask rest, int other) const;
    void play(const State &state, Mask stock, Mask counts, int other, std::vector<State> &found);
    void turn_over(State &state) const;
};

State Search::start() const {
    State state;
    state.pyramid = tables_.settled(question_.pyramid);
    state.stock = question_.stock | question_.wastes[0];
    state.passed = question_.wastes[0] ? highest(question_.wastes[0]) + 1 : 0;
    state.turn = counted_ ? question_.redeals : 0;
    state.counts = counts_of(orders_.at(question_.reshuffled ? state.turn : 0), state.stock);
    return state;
}

Search::View Search::judge(const State &state) {
    if (question_.strict) {
        if (!state.counts && exact_.winnable(state.pyramid, 0)) return END;
    } else if (!tables_.mask(state.pyramid) || exact_.winnable(state.pyramid, 0)) {
        return END;
    }
    return exact_.winnable(state.pyramid, state.counts) ? KEEP : DROP;
}

bool Search::known(const State &state) {
    uint32_t &stock = stocks_.at(state.stock);
    if (!stock) stock = uint32_t(stocks_.size());
    // 24 bits for the stock, 8 for the pass, 32 for the pyramid.
    if (stock >> 24 || state.turn > 255) throw BudgetSpent();
    size_t before = seen_.size();
    Mask &seen = seen_.at(uint64_t(stock) << 40 | uint64_t(state.turn) << 32 | state.pyramid);
    if (seen_.size() > before) nodes++;
    Mask better = circular_ ? ~Mask(0)
                  : question_.draw == 1 ? below(state.passed + 1)
                                        : bit(state.passed);
    if (seen & better) return true;
    seen |= bit(state.passed);
    return false;
}

bool Search::run(bool &complete) {
    State first = start();
    View view = judge(first);
    complete = true;
    if (view == END) {
        way.assign(1, first);
        return true;
    }
    std::vector<std::pair<size_t, State>> stack;
    if (view == KEEP) stack.push_back(std::make_pair(size_t(0), first));
    std::vector<State> here, children;
    bool fresh = question_.fresh != 0;
    uint64_t ticks = 0;
    while (!stack.empty()) {
        size_t depth = stack.back().first;
        State state = stack.back().second;
        stack.pop_back();
        here.resize(depth);
        here.push_back(state);
        children.clear();
        expand(state, fresh, children);
        for (size_t number = children.size(); number--;) {
            const State &child = children[number];
            if (known(child)) continue;
            view = judge(child);
            if (view == DROP) continue;
            if (view == END) {
                way = here;
                way.push_back(child);
                return true;
            }
            stack.push_back(std::make_pair(depth + 1, child));
        }
        fresh = false;
        if (nodes > question_.budget ||
            (!(++ticks & 255) && question_.given_up(question_.asker))) {
            complete = false;
            return false;
        }
    }
    return false;
}

void Search::turn_over(State &state) const {
    state.stock = orders_.turned(state.stock, state.turn);
    if (counted_) state.turn++;
    state.passed = 0;
}

void Search::play(const State &state, Mask stock, Mask counts, int other,
                  std::vector<State> &found) {
    const Shape &shape = tables_.plays(state.pyramid);
    for (int one = shape.plays_from[other]; one < shape.plays_from[other + 1]; one++)
        if (shape.plays[one].first)
            found.push_back(
                State{shape.plays[one].after, stock, counts, state.passed, state.turn});
}

bool Search::bury(State &state, Mask lost) {
    if (question_.strict) return false;
    state.stock ^= lost;
    state.counts -= counts_of(orders_.at(state.turn), lost);
    return !known(state) && judge(state) == KEEP;
}

void Search::expand(const State &state, bool fresh, std::vector<State> &found) {
    if (question_.draw == 1)
        draw_one(state, fresh, found);
    else
        draw_many(state, fresh, found);
}

void Search::draw_one(State state, bool fresh, std::vector<State> &found) {
    if (circular_)
        state.passed = 0;
    else
        at_rest(state, fresh, found);
    const Order *order = &orders_.at(state.turn);
    Mask waste = state.stock & below(state.passed);
    uint32_t hidden = tables_.shape(state.pyramid).hidden;
    while (true) {
        Mask rest = state.stock & ~below(state.passed);
        if (!rest) {
            if (!waste || circular_ || is_last(state.turn)) return;
            turn_over(state);
            if (known(state)) return;
            order = &orders_.at(state.turn);
            waste = 0;
            continue;
        }
        if (waste && is_last(state.turn)) {
            int other = tables_.partner[order->ranks[highest(waste)]];
            Mask lost = waste;
            if ((hidden >> other & 1) || (question_.fresh_pair && order->of_rank[other] & rest))
                lost = excess(state, waste, rest, other);
            if (lost) {
                if (!bury(state, lost)) return;
                waste ^= lost;
            }
        }
        int top = lowest(rest), other = tables_.partner[order->ranks[top]];
        Mask left = state.counts - order->plain[top];
        state.passed = top + 1;
        if (!other) {
            state.stock ^= bit(top);
            state.counts = left;
            continue;
        }
        if (question_.fresh_pair && waste && order->ranks[highest(waste)] == other) {
            int under = highest(waste);
            found.push_back(State{state.pyramid, state.stock ^ bit(top) ^ bit(under),
                                  left - order->plain[under], state.passed, state.turn});
        }
        play(state, state.stock ^ bit(top), left, other, found);
        waste |= bit(top);
    }
}

Mask Search::excess(const State &state, Mask waste, Mask rest, int other) const {
    const Order &order = orders_.at(state.turn);
    Mask same = waste & order.of_rank[tables_.partner[other]];
    int more = count(same) - slot(tables_.shape(state.pyramid).counts, other);
    if (question_.fresh_pair) more -= count(order.of_rank[other] & rest);
    if (more <= 0) return 0;
    while (--more) same &= same - 1;
    return waste & below(lowest(same) + 1);
}

void Search::at_rest(State &state, bool fresh, std::vector<State> &found) {
    const Order &order = orders_.at(state.turn);
    Mask waste = state.stock & below(state.passed);
    while (waste && !tables_.partner[order.ranks[highest(waste)]]) {
        int top = highest(waste);
        state.stock ^= bit(top);
        waste ^= bit(top);
        state.counts -= order.plain[top];
        fresh = false;
    }
    if (!waste) return;
    int top = highest(waste), other = tables_.partner[order.ranks[top]];
    Mask left = state.counts - order.plain[top];
    play(state, state.stock ^ bit(top), left, other, found);
    Mask under = waste ^ bit(top);
    if (fresh && under && order.ranks[highest(under)] == other)
        found.push_back(State{state.pyramid, state.stock ^ bit(top) ^ bit(highest(under)),
                              left - order.plain[highest(under)], state.passed, state.turn});
}

void Search::draw_many(State state, bool fresh, std::vector<State> &found) {
    while (true) {
        Mask waste = state.stock & below(state.passed);
        if (waste && removals(state, waste, fresh, found)) return;
        fresh = question_.fresh_pair;
        if (!(state.stock & ~below(state.passed))) {
            if (!waste || is_last(state.turn)) return;
            turn_over(state);
        } else if (waste && is_last(state.turn)) {
            const Order &order = orders_.at(state.turn);
            int other = tables_.partner[order.ranks[highest(waste)]];
            bool buried =
                !(tables_.shape(state.pyramid).hidden >> other & 1) &&
                !(question_.fresh_pair && order.of_rank[other] & state.stock & ~below(state.passed));
            if (buried && !bury(state, waste)) return;
        }
        Mask rest = state.stock & ~below(state.passed);
        for (int drawn = 0; drawn < question_.draw && rest; drawn++) {
            state.passed = lowest(rest) + 1;
            rest &= rest - 1;
        }
        if (known(state)) return;
    }
}

bool Search::removals(const State &state, Mask waste, bool fresh, std::vector<State> &found) {
    const Order &order = orders_.at(state.turn);
    int top = highest(waste), other = tables_.partner[order.ranks[top]];
    Mask stock = state.stock ^ bit(top), counts = state.counts - order.plain[top];
    if (!other) {
        found.push_back(State{state.pyramid, stock, counts, state.passed, state.turn});
        return is_last(state.turn);
    }
    play(state, stock, counts, other, found);
    Mask under = waste ^ bit(top);
    if (fresh && under && order.ranks[highest(under)] == other)
        found.push_back(State{state.pyramid, stock ^ bit(highest(under)),
                              counts - order.plain[highest(under)], state.passed, state.turn});
    return false;
}

} // namespace

Answer one_pile(const Question &question) {
    Answer answer;
    Tables tables(question.rows, question.ranks, question.target, question.cover_pair,
                  question.pyramid_ranks);
    OpenStock exact(tables, question.unpaired_stock, question.budget);
    Search search(question, tables, exact);
    bool complete = false, found = false;
    try {
        State start = search.start();
        if (!exact.winnable(start.pyramid, start.counts))
            complete = true;
        else
            found = search.run(complete);
        answer.kind = found ? 1 : complete ? 0 : -1;
        for (const State &state : search.way)
            answer.way.push_back({tables.mask(state.pyramid), state.stock, uint64_t(state.passed),
                                  uint64_t(state.turn)});
    } catch (const BudgetSpent &) {
        answer.kind = -1;
        answer.way.clear();
    }
    answer.nodes = search.nodes + exact.nodes;
    return answer;
}

} // namespace pyramide
