import { meterWasm } from '#browser/uploads/meter-wasm.ts';

const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** One type without parameters and results, one function of it, a page of memory, one global, and the function exported as "f". */
const parts = [
	1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 6, 6, 1, 0x7f, 1, 0x41, 7, 0x0b, 7, 5, 1, 1, 0x66,
	0, 0,
];

/** A module whose function has these instructions and one local variable of 32 bits. */
function toModule(...instructions: number[]): Uint8Array {
	const body = [1, 1, 0x7f, ...instructions, 0x0b];
	return new Uint8Array([...header, ...parts, 10, body.length + 2, 1, body.length, ...body]);
}

function start(module: Uint8Array, turns: number): () => void {
	const metered = new WebAssembly.Module(meterWasm(module, { turns, pages: 3 }));
	const { f } = new WebAssembly.Instance(metered).exports;
	return () => Reflect.apply(Object(f), undefined, []);
}

// The instructions by https://webassembly.github.io/spec/core/binary/instructions.html.
test.each([
	['a loop without end', [0x03, 0x40, 0x0c, 0, 0x0b]],
	['a function that calls itself', [0x10, 0]],
	[
		'a loop in a loop behind a table of branches',
		[0x03, 0x40, 0x03, 0x40, 0x41, 0, 0x0e, 1, 0, 1, 0x0b, 0x0b],
	],
])('%s ends', (_, instructions) => {
	const run = start(toModule(...instructions), 5000);
	expect(run).toThrow(WebAssembly.RuntimeError);
	expect(run).toThrow('unreachable');
});

test('each call and each turn counts, for the whole life of an instance', () => {
	// i = 5; do { i -= 1 } while (i != 0): six with the call itself.
	const run = start(
		toModule(0x41, 5, 0x21, 0, 0x03, 0x40, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b),
		12,
	);
	run();
	run();
	expect(run).toThrow('unreachable');
});

test('memory grows to the limit and no further', () => {
	// memory.grow gives -1 when it fails: x ? unreachable : nothing, for x = (grow(pages) == -1).
	const grow = (pages: number) =>
		start(toModule(0x41, pages, 0x40, 0, 0x41, 0x7f, 0x46, 0x04, 0x40, 0x00, 0x0b), 5);
	expect(grow(2)).not.toThrow();
	expect(grow(3)).toThrow('unreachable');
});

test('a module with an unknown instruction, or without its end, is refused', () => {
	expect(() => meterWasm(toModule(0xfd, 0), { turns: 9, pages: 3 })).toThrow(RangeError);
	expect(() => meterWasm(toModule().slice(0, -1), { turns: 9, pages: 3 })).toThrow(RangeError);
});
