/** The five values of a loan or of savings, in the order of the keys. */
export const registers = ['n', 'i', 'pv', 'pmt', 'fv'] as const;

export type Register = (typeof registers)[number];

/** What is printed on the five keys, in every language. */
export const faces = {
	n: 'N',
	i: 'I/YR',
	pv: 'PV',
	pmt: 'PMT',
	fv: 'FV',
} as const satisfies Record<Register, string>;

/** Payments in a year: yearly, half-yearly, quarterly, monthly, twice a month, every 2 weeks, weekly, daily. */
export const perYearChoices = [1, 2, 4, 6, 12, 24, 26, 52, 365] as const;

/** What the five keys mean. Money received is positive, money paid is negative. */
export interface Terms {
	/** Number of payments. */
	n: string;
	/** Nominal interest in per cent a year, compounded with each payment. */
	i: string;
	/** Value at the start. */
	pv: string;
	/** Each payment. */
	pmt: string;
	/** Value at the end. */
	fv: string;
	/** Payments, and compoundings, in a year. */
	perYear: number;
	/** Payments at the beginning of each period instead of its end. */
	begin: boolean;
}

/** Payments that can be calculated with: a thousand years of days. */
export const largestCount = 365_000;

/** What the sentence can be about: paying off a loan, or saving by the month. */
export const sentenceKinds = ['loan', 'save'] as const;

export type SentenceKind = (typeof sentenceKinds)[number];

/** A mortgage of thirty years whose payment is to be found, and savings of twenty years whose sum is. */
export const examples = {
	loan: { n: '360', i: '6.5', pv: '180000', pmt: '0', fv: '0', perYear: 12, begin: false },
	save: { n: '240', i: '4', pv: '0', pmt: '-300', fv: '0', perYear: 12, begin: false },
} as const satisfies Record<SentenceKind, Terms>;

/**
 * `none`: no such value makes the five agree, and why. `several`: more than one does; all are given.
 * Numbers are decimal texts.
 */
export type Solution =
	| { state: 'solved'; value: string }
	| { state: 'none'; obstacle: Obstacle }
	| { state: 'several'; values: readonly string[] };

/** Why a value cannot be found from the other four. */
export type Obstacle =
	/** The values of these keys are 0; any one of them has to be entered. */
	| { kind: 'missing'; registers: readonly Register[] }
	/** N is below 0 or beyond `largestCount`. */
	| { kind: 'count' }
	/** The payments do not cover the interest of the first period: a decimal text without a sign. */
	| { kind: 'uncovered'; interest: string }
	/** No value fits, most often because a plus or a minus is wrong. */
	| { kind: 'signs' };

/** Finds one of the five from the other four. */
export type Solve = (terms: Terms, unknown: Register) => Solution;

/** @example isRegister('pmt') // true */
export function isRegister(key: string): key is Register {
	return registers.some((register) => register === key);
}
