/** Sections of a module and opcodes, by https://webassembly.github.io/spec/core/binary/. */
const sections = { import: 2, memory: 5, global: 6, code: 10 } as const;
const importedGlobal = 3;
const loop = 0x03;

/** How many numbers follow an opcode; those of one byte are written like short numbers. */
const numbersAfter = new Map<number, number>([
	...[0x02, loop, 0x04, 0x0c, 0x0d, 0x10, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2].map(
		(code) => [code, 1] as const,
	),
	...range(0x20, 0x26).map((code) => [code, 1] as const),
	[0x11, 2],
	...range(0x28, 0x3e).map((code) => [code, 2] as const),
]);
/** The same for what follows 0xfc. */
const numbersAfterLong = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
const bytesAfter = new Map([
	[0x43, 4],
	[0x44, 8],
]);
const tableOfBranches = 0x0e;
const typedSelect = 0x1c;
const long = 0xfc;
/** Constants and what is calculated with them. */
const lastPlain = 0xc4;
const plain = new Set([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1, ...range(0x45, lastPlain)]);

/** For all that an instance will ever do. */
export interface WasmLimits {
	/** Calls of functions and turns of loops, at most 2³¹ − 1. After them, the module runs into `unreachable`. */
	turns: number;
	/** Of 64 KiB. The module gets no more memory. */
	pages: number;
}

/**
 * The same module, but one that stops by itself. WebKit cannot end a worker whose loop never leaves WebAssembly: it would
 * run until the tab is closed.
 *
 * @throws RangeError at an instruction that is not known here
 */
export function meterWasm(
	module: Uint8Array,
	{ turns, pages }: WasmLimits,
): Uint8Array<ArrayBuffer> {
	const reader = new Reader(module);
	const written = new Writer();
	written.bytes(reader.take(8));
	let imported = 0;
	let counter: number | undefined;
	while (!reader.ended) {
		const id = reader.byte();
		const section = new Reader(reader.take(reader.number()));
		const content = new Writer();
		if (id === sections.import) imported = countImportedGlobals(section.copy());
		if (id === sections.memory) {
			content.number(section.number());
			const hasMost = section.byte() === 1;
			content.bytes([1]);
			content.number(section.number());
			content.number(hasMost ? Math.min(section.number(), pages) : pages);
		} else if (id === sections.global) {
			const count = section.number();
			counter = imported + count;
			content.number(count + 1);
			content.bytes(section.rest());
			// A variable of 32 bits that begins with all turns.
			content.bytes([0x7f, 0x01, 0x41]);
			content.signed(turns);
			content.bytes([0x0b]);
		} else if (id === sections.code) {
			if (counter === undefined) throw new RangeError('The module has no globals.');
			const count = section.number();
			content.number(count);
			const check = toCheck(counter);
			for (let at = 0; at < count; at++) {
				const body = meterBody(new Reader(section.take(section.number())), check);
				content.number(body.length);
				content.bytes(body);
			}
		} else content.bytes(section.rest());
		const bytes = content.end();
		written.bytes([id]);
		written.number(bytes.length);
		written.bytes(bytes);
	}
	return written.end();
}

/** If the counter is 0, it stops; else it counts down. */
function toCheck(counter: number): Uint8Array {
	const check = new Writer();
	check.bytes([0x23]);
	check.number(counter);
	check.bytes([0x45, 0x04, 0x40, 0x00, 0x0b, 0x23]);
	check.number(counter);
	check.bytes([0x41, 0x01, 0x6b, 0x24]);
	check.number(counter);
	return check.end();
}

function meterBody(body: Reader, check: Uint8Array): Uint8Array {
	const written = new Writer();
	const start = body.at;
	for (let groups = body.number(); groups > 0; groups--) {
		body.number();
		body.byte();
	}
	written.bytes(body.since(start));
	written.bytes(check);
	let copied = body.at;
	while (!body.ended) {
		const code = body.byte();
		skipOperands(body, code);
		if (code !== loop) continue;
		written.bytes(body.since(copied));
		written.bytes(check);
		copied = body.at;
	}
	written.bytes(body.since(copied));
	return written.end();
}

function skipOperands(body: Reader, code: number) {
	if (plain.has(code)) return;
	if (code === tableOfBranches || code === typedSelect) {
		const count = body.number();
		body.numbers(code === tableOfBranches ? count + 1 : count);
	} else if (bytesAfter.has(code)) body.take(bytesAfter.get(code) ?? 0);
	else {
		const count = code === long ? numbersAfterLong[body.number()] : numbersAfter.get(code);
		if (count === undefined) throw new RangeError(`The instruction ${code} is not known.`);
		body.numbers(count);
	}
}

function countImportedGlobals(section: Reader): number {
	let globals = 0;
	for (let count = section.number(); count > 0; count--) {
		section.take(section.number());
		section.take(section.number());
		const kind = section.byte();
		if (kind === importedGlobal) {
			globals++;
			section.take(2);
		} else if (kind === 0) section.number();
		else throw new RangeError('Only functions and globals are imported.');
	}
	return globals;
}

class Reader {
	readonly #bytes: Uint8Array;
	at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	get ended(): boolean {
		return this.at >= this.#bytes.length;
	}

	copy(): Reader {
		return new Reader(this.#bytes.subarray(this.at));
	}

	byte(): number {
		const value = this.#bytes[this.at++];
		if (value === undefined) throw new RangeError('The module ends too early.');
		return value;
	}

	/** A number in LEB128 without a sign; what is longer than 32 bits is only skipped. */
	number(): number {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = this.byte();
			value |= (byte & 0x7f) << shift;
			if (byte < 0x80) return value >>> 0;
		}
	}

	numbers(count: number) {
		for (let left = count; left > 0; left--) this.number();
	}

	take(length: number): Uint8Array {
		this.at += length;
		if (this.at > this.#bytes.length) throw new RangeError('The module ends too early.');
		return this.since(this.at - length);
	}

	rest(): Uint8Array {
		return this.take(this.#bytes.length - this.at);
	}

	since(start: number): Uint8Array {
		return this.#bytes.subarray(start, this.at);
	}
}

class Writer {
	#bytes = new Uint8Array(1024);
	#length = 0;

	bytes(bytes: ArrayLike<number>) {
		const length = this.#length + bytes.length;
		if (length > this.#bytes.length) {
			const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
			larger.set(this.#bytes.subarray(0, this.#length));
			this.#bytes = larger;
		}
		this.#bytes.set(bytes, this.#length);
		this.#length = length;
	}

	/** In LEB128, without a sign. */
	number(value: number) {
		let left = value;
		for (; left > 0x7f; left >>>= 7) this.bytes([(left & 0x7f) | 0x80]);
		this.bytes([left]);
	}

	/** In LEB128 with a sign; for what is not negative. */
	signed(value: number) {
		let left = value;
		for (; left > 0x3f; left >>>= 7) this.bytes([(left & 0x7f) | 0x80]);
		this.bytes([left]);
	}

	end(): Uint8Array<ArrayBuffer> {
		return this.#bytes.slice(0, this.#length);
	}
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
