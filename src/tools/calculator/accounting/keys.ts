import { digits } from '#tools/calculator/standard/state.ts';

/** Keys that build the number being typed; they leave no trace on the tape. */
export const typingKeys = [...digits, '00', '000', 'point', 'point-again', 'right'] as const;

/** Keys that may follow a number and are kept as steps of the tape. */
export const functionKeys = [
	'+',
	'-',
	'*',
	'/',
	'equals',
	'percent',
	'subtotal',
	'total',
	'gt',
	'markup',
	'tax-plus',
	'tax-minus',
	'memory-plus',
	'memory-minus',
	'memory-recall',
	'memory-clear',
	'number',
	'sign',
	'clear',
] as const;

export type TypingKey = (typeof typingKeys)[number];
export type FunctionKey = (typeof functionKeys)[number];
export type Key = TypingKey | FunctionKey;

/** `date` is `number` with nothing typed; `set` moves a switch of the calculator. */
export type StepKey = FunctionKey | 'date' | 'set';

/** One act of the visitor: everything else on the tape follows from these. */
export interface TapeStep {
	key: StepKey;
	/**
	 * The number typed before the key, with a point: `12.50`. For `date` the ISO date, for `set` what
	 * it sets: `decimals=2`, `rounding=up`, `rate=20`.
	 */
	entry?: string;
	/** What the visitor has called the number; see `toLabel`. */
	label?: string;
}

export function isTypingKey(key: Key): key is TypingKey {
	return typingKeys.some((one) => one === key);
}
