// The twin of the careless player in engine/solver/grades.py: the same games by the same chance.

#include "searches.h"

namespace pyramide {

namespace {

const uint64_t GAMMA = 0x9E3779B97F4A7C15ULL;

// SplitMix64, as in engine/generator.py; the state is made there.
class Chance {
  public:
    explicit Chance(uint64_t state) : state_(state) {}

    // A number below a bound: the high half of the product.
    size_t below(size_t bound) {
        state_ += GAMMA;
        uint64_t value = mix(state_), low = value & 0xFFFFFFFF, high = value >> 32;
        return size_t((high * bound + (low * bound >> 32)) >> 32);
    }

  private:
    uint64_t state_;

    static uint64_t mix(uint64_t value) {
        value ^= value >> 30;
        value *= 0xBF58476D1CE4E5B9ULL;
        value ^= value >> 27;
        value *= 0x94D049BB133111EBULL;
        return value ^ value >> 31;
    }
};

struct Choice {
    Id after;
    int pile, other;
    Mask taken, taken_of_other;
};

class Table {
  public:
    Table(const Question &question, Tables &tables)
        : question_(question), tables_(tables), orders_(question, tables),
          count_(int(question.wastes.size())) {}

    // One game; whether it was won, and what is left of the pyramid.
    bool play(Chance &chance, Id &pyramid);

  private:
    const Question &question_;
    Tables &tables_;
    Orders orders_;
    int count_;
    std::vector<Choice> choices_;

    void settle(std::vector<Mask> &wastes, const Order &order, unsigned &fresh) const;
    void find(Id pyramid, const std::vector<Mask> &wastes, const Order &order, unsigned fresh);
    bool may_turn(int turn, bool moved) const {
        if (question_.limit >= 0 && turn >= question_.limit) return false;
        return moved || (question_.limit >= 0 && question_.reshuffled);
    }
};

bool Table::play(Chance &chance, Id &pyramid) {
    pyramid = tables_.settled(question_.pyramid);
    Mask stock = question_.stock;
    std::vector<Mask> wastes(question_.wastes);
    unsigned fresh = 0;
    int turn = question_.redeals;
    bool moved = true;
    while (true) {
        Mask left = 0;
        for (Mask pile : wastes) left |= pile;
        if (!tables_.mask(pyramid) && (!question_.strict || !(stock | left))) return true;
        const Order &order = orders_.at(question_.reshuffled ? turn : 0);
        settle(wastes, order, fresh);
        find(pyramid, wastes, order, fresh);
        if (!choices_.empty()) {
            const Choice &choice = choices_[chance.below(choices_.size())];
            pyramid = choice.after;
            if (choice.pile >= 0) {
                wastes[size_t(choice.pile)] ^= choice.taken;
                fresh &= ~(1u << choice.pile);
            }
            if (choice.other >= 0) {
                wastes[size_t(choice.other)] ^= choice.taken_of_other;
                fresh &= ~(1u << choice.other);
            }
            moved = true;
        } else if (stock) {
            size_t pile = count_ > 1 ? chance.below(size_t(count_)) : 0;
            for (int drawn = 0; drawn < question_.draw && stock; drawn++) {
                wastes[pile] |= stock & (~stock + 1);
                stock &= stock - 1;
            }
            fresh = question_.fresh_pair ? fresh | 1u << pile : 0;
        } else if (left && may_turn(turn, moved)) {
            left = 0;
            for (Mask &pile : wastes) {
                left |= pile;
                pile = 0;
            }
            stock = orders_.turned(left, turn);
            turn++;
            fresh = 0;
            moved = false;
        } else {
            return false;
        }
    }
}

void Table::settle(std::vector<Mask> &wastes, const Order &order, unsigned &fresh) const {
    for (int pile = 0; pile < count_; pile++) {
        Mask &mask = wastes[size_t(pile)];
        while (mask && order.alone >> highest(mask) & 1) {
            mask ^= bit(highest(mask));
            fresh &= ~(1u << pile);
        }
    }
}

void Table::find(Id pyramid, const std::vector<Mask> &wastes, const Order &order,
                 unsigned fresh) {
    choices_.clear();
    for (const Pair &pair : tables_.pairs(pyramid))
        choices_.push_back(Choice{pair.after, -1, -1, 0, 0});
    for (int pile = 0; pile < count_; pile++) {
        Mask mask = wastes[size_t(pile)];
        if (!mask) continue;
        int top = highest(mask), other = tables_.partner[order.ranks[top]];
        for (Mask left = tables_.shape(pyramid).free; left; left &= left - 1)
            if (tables_.rank[lowest(left)] == other)
                choices_.push_back(Choice{tables_.settled(tables_.mask(pyramid) ^ bit(lowest(left))),
                                          pile, -1, bit(top), 0});
        for (int second = pile + 1; second < count_; second++) {
            Mask more = wastes[size_t(second)];
            if (more && order.ranks[highest(more)] == other)
                choices_.push_back(Choice{pyramid, pile, second, bit(top), bit(highest(more))});
        }
        Mask below = mask ^ bit(top);
        if ((fresh >> pile & 1) && below && order.ranks[highest(below)] == other)
            choices_.push_back(Choice{pyramid, pile, -1, bit(top) | bit(highest(below)), 0});
    }
}

} // namespace

Tally careless(const Question &question, uint64_t state, int games) {
    Tally tally;
    Tables tables(question.rows, question.ranks, question.target, question.cover_pair,
                  question.pyramid_ranks);
    Table table(question, tables);
    Chance chance(state);
    for (int game = 0; game < games; game++) {
        Id pyramid;
        tally.won += table.play(chance, pyramid);
        tally.gone += uint64_t(count(question.pyramid) - count(tables.mask(pyramid)));
    }
    return tally;
}

} // namespace pyramide
