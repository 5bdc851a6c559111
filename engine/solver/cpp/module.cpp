// The Python side: engine.solver._native, built against the limited API.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <new>

#include "searches.h"

namespace {

using namespace pyramide;

// A Python callable asked now and then, or None. The thread holds the interpreter meanwhile.
bool given_up(void *asker) {
    PyObject *callable = static_cast<PyObject *>(asker);
    if (PyErr_CheckSignals()) return true;
    if (callable == Py_None) return false;
    PyObject *said = PyObject_CallNoArgs(callable);
    bool stop = !said || PyObject_IsTrue(said);
    Py_XDECREF(said);
    return stop;
}

// Fills a question from the arguments that engine/solver/native.py makes.
bool parse(PyObject *args, Question &question) {
    int fresh;
    unsigned long long pyramid, stock, budget;
    const unsigned char *ranks, *cards, *passes;
    Py_ssize_t ranks_size, cards_size, passes_size;
    PyObject *wastes, *asker;
    int cover_pair, fresh_pair, strict, unpaired, reshuffled;
    if (!PyArg_ParseTuple(args, "iiiiiiiiiiiy#y#y#KKO!iKO", &question.rows, &question.ranks,
                          &question.target, &question.draw, &question.limit, &question.redeals,
                          &cover_pair, &fresh_pair, &strict, &unpaired, &reshuffled, &ranks,
                          &ranks_size, &cards, &cards_size, &passes, &passes_size, &pyramid,
                          &stock, &PyTuple_Type, &wastes, &fresh, &budget, &asker))
        return false;
    if (question.rows < 1 || question.rows > 10 || question.ranks > 13 ||
        ranks_size != question.rows * (question.rows + 1) / 2 || cards_size < 1 ||
        cards_size > 63 || passes_size % cards_size || PyTuple_Size(wastes) < 1 ||
        PyTuple_Size(wastes) > PILES) {
        PyErr_SetString(PyExc_ValueError, "The position does not fit the native solver.");
        return false;
    }
    question.cover_pair = cover_pair;
    question.fresh_pair = fresh_pair;
    question.strict = strict;
    question.unpaired_stock = unpaired;
    question.reshuffled = reshuffled;
    question.pyramid = pyramid;
    question.stock = stock;
    question.budget = budget;
    question.fresh = unsigned(fresh);
    question.pyramid_ranks = ranks;
    question.given_up = given_up;
    question.asker = asker;
    for (Py_ssize_t number = 0; number < PyTuple_Size(wastes); number++)
        question.wastes.push_back(PyLong_AsUnsignedLongLong(PyTuple_GetItem(wastes, number)));
    for (Py_ssize_t start = 0; start < passes_size; start += cards_size) {
        std::vector<int> places(passes + start, passes + start + cards_size), pass_ranks;
        for (int place : places) pass_ranks.push_back(cards[place]);
        question.places.push_back(places);
        question.pass_ranks.push_back(pass_ranks);
    }
    return !PyErr_Occurred();
}

PyObject *told(const Answer &answer) {
    PyObject *way = PyList_New(0);
    for (const std::vector<uint64_t> &step : answer.way) {
        PyObject *numbers = PyTuple_New(Py_ssize_t(step.size()));
        for (size_t place = 0; place < step.size(); place++)
            PyTuple_SetItem(numbers, Py_ssize_t(place), PyLong_FromUnsignedLongLong(step[place]));
        PyList_Append(way, numbers);
        Py_DECREF(numbers);
    }
    return Py_BuildValue("iKN", answer.kind, (unsigned long long)answer.nodes, way);
}

template <Answer (*search)(const Question &)> PyObject *ask(PyObject *, PyObject *args) {
    Question question;
    if (!parse(args, question)) return nullptr;
    try {
        Answer answer = search(question);
        return PyErr_Occurred() ? nullptr : told(answer);
    } catch (const std::bad_alloc &) {
        return PyErr_NoMemory();
    }
}

// The budget is the number of games; the state of the chance follows the other arguments.
PyObject *play_carelessly(PyObject *, PyObject *args) {
    Question question;
    Py_ssize_t size = PyTuple_Size(args);
    PyObject *asked = PyTuple_GetSlice(args, 0, size - 1);
    bool parsed = asked && parse(asked, question);
    Py_XDECREF(asked);
    if (!parsed) return nullptr;
    uint64_t state = PyLong_AsUnsignedLongLong(PyTuple_GetItem(args, size - 1));
    if (PyErr_Occurred()) return nullptr;
    try {
        Tally tally = careless(question, state, int(question.budget));
        return Py_BuildValue("iK", tally.won, (unsigned long long)tally.gone);
    } catch (const std::bad_alloc &) {
        return PyErr_NoMemory();
    }
}

PyMethodDef methods[] = {
    {"open_stock", ask<open_stock>, METH_VARARGS, "The game with its stock laid open."},
    {"last_pass", ask<last_pass>, METH_VARARGS, "One pile, one card at a time, the last pass."},
    {"one_pile", ask<one_pile>, METH_VARARGS, "One pile, any draw, any passes."},
    {"piles", ask<piles>, METH_VARARGS, "Several piles."},
    {"careless", play_carelessly, METH_VARARGS, "Games by chance."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_native", "The searches of engine.solver in C++.", -1, methods,
    nullptr, nullptr, nullptr, nullptr,
};

} // namespace

PyMODINIT_FUNC PyInit__native(void) { return PyModule_Create(&module); }
