// A question and the three searches that answer it, each the twin of a Python module.

#ifndef PYRAMIDE_SEARCHES_H
#define PYRAMIDE_SEARCHES_H

#include "tables.h"

namespace pyramide {

const int PILES = 4;

// A position as the searches see it. Masks of stock and wastes are over the order of the pass.
struct Question {
    int rows, ranks, target, draw, limit, redeals;  // limit: redeals in all, -1 without end
    bool cover_pair, fresh_pair, strict, unpaired_stock, reshuffled;
    Mask pyramid, stock;
    std::vector<Mask> wastes;
    unsigned fresh;
    const unsigned char *pyramid_ranks;
    // By pass from the present one: the place of each card in the first pass, and its rank.
    std::vector<std::vector<int>> places, pass_ranks;
    uint64_t budget;
    bool (*given_up)(void *);
    void *asker;
};

// What was found: 1 a win, 0 a loss, -1 unknown; numbers that tell the way to a win.
struct Answer {
    int kind = -1;
    uint64_t nodes = 0;
    std::vector<std::vector<uint64_t>> way;
};

// The cards of one pass.
struct Order {
    std::vector<int> ranks;
    std::vector<Mask> plain;  // what a card adds to the counts
    Mask of_rank[RANKS + 1];
    Mask alone;
};

class Orders {
  public:
    Orders(const Question &question, const Tables &tables);
    const Order &at(int turn) const { return orders_[reshuffled_ ? turn - first_ : 0]; }
    // The cards of a mask as they lie one pass later.
    Mask turned(Mask cards, int turn) const;

  private:
    bool reshuffled_;
    int first_;
    std::vector<Order> orders_;
    std::vector<std::vector<int>> places_;
};

inline Mask counts_of(const Order &order, Mask cards) {
    Mask found = 0;
    for (; cards; cards &= cards - 1) found += order.plain[lowest(cards)];
    return found;
}

Answer open_stock(const Question &question);
Answer last_pass(const Question &question);  // the way: (bit, before, after) of each removal
Answer piles(const Question &question);      // (pyramid, stock, turn, piles...) of each level
Answer one_pile(const Question &question);   // (pyramid, stock, passed, turn) of each state

// How many of some games played by chance are won, and the pyramid cards that go in all.
struct Tally {
    int won = 0;
    uint64_t gone = 0;
};
Tally careless(const Question &question, uint64_t state, int games);

} // namespace pyramide

#endif
