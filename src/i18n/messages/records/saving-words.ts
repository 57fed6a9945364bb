import type { en } from './en.ts';

/** Those of a notice about what is not stored, or was not readable. */
export const savingWords = [
	'full',
	'blocked',
	'retry',
	'exportJson',
	'broken',
	'saveBroken',
] as const satisfies (keyof typeof en)[];
