import type { Kind } from './sentences.ts';
import type { Wording } from './wording.ts';

/** A mistake before its position is known. */
export interface Finding {
	kind: Kind;
	wording: Wording;
}
