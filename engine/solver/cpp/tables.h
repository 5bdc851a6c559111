// The pyramid's tables and the stock laid open, as in engine/solver/tables.py and open_stock.py.
//
// A pyramid is a mask of its cards; masks that were seen have a number (`Id`), by which
// everything else refers to them. Counts of ranks are packed, four bits a rank: there are at
// most eight cards of a rank.

#ifndef PYRAMIDE_TABLES_H
#define PYRAMIDE_TABLES_H

#include <stddef.h>

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#ifdef _MSC_VER
#include <intrin.h>
#endif

namespace pyramide {

typedef uint64_t Mask;
typedef uint32_t Id;

const int WIDTH = 4;
const Mask SLOT = 15;
const int RANKS = 14;
const int CARDS = 55;

struct BudgetSpent {};

inline Mask bit(int place) { return Mask(1) << place; }

#ifdef _MSC_VER
inline int lowest(Mask mask) {
    unsigned long place;
    _BitScanForward64(&place, mask);
    return int(place);
}
inline int highest(Mask mask) {
    unsigned long place;
    _BitScanReverse64(&place, mask);
    return int(place);
}
#else
inline int lowest(Mask mask) { return __builtin_ctzll(mask); }
inline int highest(Mask mask) { return 63 - __builtin_clzll(mask); }
#endif

inline int count(Mask mask) {
    int found = 0;
    for (; mask; mask &= mask - 1) found++;
    return found;
}

inline Mask below(int place) { return place >= 64 ? ~Mask(0) : bit(place) - 1; }

inline int slot(Mask packed, int place) { return int(packed >> (WIDTH * place) & SLOT); }

inline uint64_t mixed(uint64_t value) {
    value ^= value >> 32;
    value *= 0x9E3779B97F4A7C15ULL;
    return value ^ value >> 29;
}

// A map with open addressing; keys are never removed.
template <class Value> class Map {
  public:
    Map() : used_(0) {}

    Value *find(uint64_t key) {
        if (slots_.empty()) return nullptr;
        Slot &found = slots_[place(key)];
        return found.full ? &found.value : nullptr;
    }

    // The value of a key, made if it is new.
    Value &at(uint64_t key) {
        if (slots_.empty() || 4 * used_ >= 3 * slots_.size()) grow();
        Slot &found = slots_[place(key)];
        if (!found.full) {
            found.key = key;
            found.value = Value();
            found.full = true;
            used_++;
        }
        return found.value;
    }

    // Whether a key is new; it is not from now on.
    bool add(uint64_t key) {
        size_t before = used_;
        at(key);
        return used_ > before;
    }

    size_t size() const { return used_; }

  private:
    struct Slot {
        uint64_t key;
        Value value;
        bool full;
    };

    size_t place(uint64_t key) const {
        size_t mask = slots_.size() - 1, here = mixed(key) & mask;
        while (slots_[here].full && slots_[here].key != key) here = (here + 1) & mask;
        return here;
    }

    void grow() {
        std::vector<Slot> old;
        old.swap(slots_);
        slots_.resize(old.empty() ? 16 : 2 * old.size());
        for (Slot &one : old)
            if (one.full) slots_[place(one.key)] = one;
    }

    std::vector<Slot> slots_;
    size_t used_;
};

// A removal of a pyramid card with the waste top; `first` unless one before leads to the same.
struct Play {
    Id after;
    uint8_t card;
    bool first;
};

struct Pair {
    Id after;
    uint8_t one, other;
};

struct Shape {
    Mask mask, free, counts;
    Id settled;
    uint32_t hidden;
    bool knows_pairs, knows_plays;
    std::vector<Pair> pairs;
    std::vector<Play> plays;
    uint16_t plays_from[RANKS + 1];
};

class Tables {
  public:
    int size, ranks;
    int rank[CARDS];
    int partner[RANKS + 1];
    int kind_of[RANKS + 1];
    std::vector<std::pair<int, int>> kinds;

    Tables(int rows, int ranks, int target, bool cover_pair, const unsigned char *pyramid);

    Id id(Mask mask);
    Shape &shape(Id id) { return shapes_[id]; }
    Mask mask(Id id) const { return shapes_[id].mask; }
    Id settled(Mask mask) { return shapes_[id(mask)].settled; }
    const std::vector<Pair> &pairs(Id id);
    // The plays with a card of a rank are plays[from[rank]] to plays[from[rank + 1]].
    const Shape &plays(Id id);

  private:
    Mask covers_[CARDS];
    bool cover_pair_;
    Map<Id> ids_;
    std::deque<Shape> shapes_;

    bool needed(const std::vector<Mask> &parts, int goal) const;
    void add_play(std::vector<Play> *by_rank, Id after, int card) const;
};

class OpenStock {
  public:
    uint64_t nodes;

    OpenStock(Tables &tables, bool unpaired_stock, uint64_t limit)
        : nodes(0), tables_(tables), unpaired_(unpaired_stock), limit_(limit) {}

    bool winnable(Id pyramid, Mask stock);

  private:
    Tables &tables_;
    bool unpaired_;
    uint64_t limit_;
    Map<bool> known_, closed_;

    bool forced(Id pyramid, Mask stock, Mask &pairs);
    bool clears(Id pyramid, Mask pairs);
    Id closed(Id pyramid, Mask pairs);
    bool possible(Id pyramid, Mask pairs);
    bool any_clears(Id pyramid, Mask pairs);
};

} // namespace pyramide

#endif
