import { type Kind, sentences } from './sentences.ts';
import type { Wording } from './wording.ts';

/** A mistake before its position is known. */
export interface Finding extends Wording {
	kind: Kind;
}

/** A finding with the sentences of its kind. @example toFinding('empty-prose').sentence // 'The file has no text. …' */
export function toFinding<Known extends keyof typeof sentences>(
	kind: Known,
	...found: Parameters<(typeof sentences)[Known]>
): Finding {
	const describe: (...found: never[]) => Wording = sentences[kind];
	return { kind, ...describe(...(found as never[])) };
}
