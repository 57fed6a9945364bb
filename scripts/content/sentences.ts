import { fileSentences } from './sentences-about-files.ts';
import { leftoverSentences } from './sentences-about-leftovers.ts';
import { proseSentences } from './sentences-about-prose.ts';
import { recordSentences } from './sentences-about-records.ts';
import { referenceSentences } from './sentences-about-references.ts';
import { wordSentences } from './sentences-about-words.ts';
import type { Wording } from './wording.ts';

/** The messages of all mistakes except those in single fields, which `src/schemas` defines. */
export const sentences = {
	...fileSentences,
	...recordSentences,
	...referenceSentences,
	...proseSentences,
	...leftoverSentences,
	...wordSentences,
} as const satisfies Record<string, (...found: never[]) => Wording>;

export type Kind =
	| keyof typeof sentences
	| 'missing-field'
	| 'wrong-value'
	| 'unknown-field'
	| 'broken-json'
	| 'broken-top';
