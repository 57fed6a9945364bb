import { savedAtom, setAside } from '#browser/saved.ts';
import { savedJson } from '#browser/saved-json.ts';
import { recordSteps } from '#tools/calculator/steps.ts';
import { calculate } from './arithmetic.ts';
import { endEntry, enter, press } from './machine.ts';
import { changeMemory, type Memory, type MemoryKey } from './memory.ts';
import { addCalculation, type Calculation, keepEntry, parsePast } from './past.ts';
import { decimal, parseStandard } from './saved.ts';
import { cleared, isTyping, type Key, type Standard } from './state.ts';

const keys = {
	standard: 'calculatorStandard',
	memory: 'calculatorMemory',
	past: 'calculatorHistory',
} as const;

/**
 * The calculation in progress, which each tab has of its own: two that are typed into at once would mix their digits. Key
 * `calculatorStandard`, JSON; a cleared calculator at first.
 */
export const $standard = savedJson<Standard>(keys.standard, {
	fallback: cleared,
	parse: parseStandard,
	shared: false,
});

/** Key `calculatorMemory`: a decimal text, or empty. */
export const $memory = savedAtom<Memory>(keys.memory, {
	fallback: null,
	parse: (text) => (text === '' ? null : decimal(text)),
	print: printMemory,
});

/** Finished calculations, the latest first. Key `calculatorHistory`, JSON. A broken entry is left out, the others are read. */
export const $past = savedAtom<readonly Calculation[]>(keys.past, {
	fallback: [],
	parse: (text, stored) => {
		const read = parsePast(text);
		if (read && !read.whole) setAside(keys.past, stored);
		return read?.past;
	},
	print: JSON.stringify,
});

/** The calculation, the memory and the finished calculations, which undo brings back. */
export const standardSteps = recordSteps(
	() => ({ standard: $standard.get(), memory: $memory.get(), past: $past.get() }),
	({ standard, memory, past }) => {
		$standard.set(standard);
		$memory.set(memory);
		$past.set(past);
	},
);

export function pressKey(key: Key) {
	const state = press($standard.get(), key);
	const past = key === 'equals' ? addCalculation($past.get(), state) : $past.get();
	standardSteps.act(
		() => {
			$standard.set(state);
			$past.set(past);
		},
		isTyping(key) ? 'typing' : undefined,
	);
}

export function pressMemory(key: MemoryKey) {
	const state = $standard.get();
	if (state.fault) return;
	const memory = changeMemory($memory.get(), key, state.entry);
	standardSteps.act(() => {
		$memory.set(memory);
		if (key === 'memory-recall') $standard.set(memory === null ? state : enter(state, memory));
		else if (key !== 'memory-clear') $standard.set(endEntry(state));
	});
}

export function enterNumber(value: string) {
	standardSteps.act(() => $standard.set(enter($standard.get(), value)));
}

export function clearPast() {
	standardSteps.act(() => $past.set([]));
}

/** A percentage as the percent key takes it; where no operation waits for it, it is a part of one. */
export function enterPercent(value: string) {
	const { operator } = $standard.get();
	enterNumber(operator ? value : (calculate(value, '/', '100') ?? value));
	if (operator) pressKey('percent');
}

/** Takes a finished calculation, unless an operation waits for its result. @returns whether it did */
export function takeCalculation(finished: Standard): boolean {
	const { operator, open } = $standard.get();
	if (operator || open.length > 0) return false;
	standardSteps.act(() => {
		$standard.set(finished);
		$past.set(addCalculation($past.get(), finished));
	});
	return true;
}

/**
 * A number from another tool takes the place of the entry, which goes to the finished calculations.
 * @returns whether there was one to keep
 */
export function takeNumber(value: string): boolean {
	const [state, past] = [$standard.get(), $past.get()];
	const kept = keepEntry(past, state);
	standardSteps.act(() => {
		$past.set(kept);
		$standard.set(enter(state.fault ? cleared : state, value));
	});
	return kept !== past;
}

/** What should be stored by now, by key. */
export function toStandardTexts(
	state: Standard,
	memory: Memory,
	past: readonly Calculation[],
): Readonly<Record<string, string>> {
	return {
		[keys.standard]: JSON.stringify(state),
		[keys.memory]: printMemory(memory),
		[keys.past]: JSON.stringify(past),
	};
}

function printMemory(memory: Memory): string {
	return memory ?? '';
}
