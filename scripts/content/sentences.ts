import { fileSentences } from './sentences-about-files.ts';
import { proseSentences } from './sentences-about-prose.ts';
import { referenceSentences } from './sentences-about-references.ts';
import type { Wording } from './wording.ts';

/** Every kind of mistake with its words. Those of single fields come with the rule, from `src/schemas`. */
export const sentences = {
	...fileSentences,
	...referenceSentences,
	...proseSentences,
} as const satisfies Record<string, (...found: never[]) => Wording>;

export type Kind =
	| keyof typeof sentences
	| 'missing-field'
	| 'wrong-value'
	| 'unknown-field'
	| 'broken-json'
	| 'broken-top';
