import type { en } from './en.ts';

/** Those of a line about the state of figures. */
export const stateWords = [
	'updating',
	'updated',
	'received',
	'snapshot',
	'down',
	'doubts',
] as const satisfies (keyof typeof en)[];
