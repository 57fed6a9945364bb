import type { Kind } from './sentences.ts';
import type { Wording } from './wording.ts';

/** What is wrong with something, before it is known where that stands. */
export interface Finding {
	kind: Kind;
	wording: Wording;
}
