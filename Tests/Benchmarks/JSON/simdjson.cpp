// Parses a file once to warm up and once more, and prints the nanoseconds of the second time.
#include <simdjson.h>

#include <chrono>
#include <iostream>

int main(int, char **arguments) {
    auto text = simdjson::padded_string::load(arguments[1]);
    simdjson::dom::parser parser;
    for (int round = 0; round < 2; round++) {
        const auto start = std::chrono::steady_clock::now();
        if (parser.parse(text.value()).error()) return 1;
        const std::chrono::nanoseconds time = std::chrono::steady_clock::now() - start;
        if (round == 1) std::cout << time.count() << '\n';
    }
}
