import { countNouns } from '../../count-nouns.ts';
import type { Mistake } from '../mistake.ts';
import { isSample } from '../site-settings.ts';
import type { Entry } from '../source.ts';

/** What is still that of the sample, or what a command wrote in place of an answer. */
export function printLeftovers(entries: readonly Entry[], mistakes: readonly Mistake[]): string {
	if (isSample(entries))
		return 'All of this content is the sample. npm run init makes the site yours.';
	const found = mistakes.filter(
		({ kind }) => kind.startsWith('sample-') || kind === 'placeholder' || kind === 'outline',
	);
	if (found.length === 0) return 'Nothing is left of the sample.';
	return [
		`${countNouns(found.length, 'place')} still ${found.length === 1 ? 'has' : 'have'} something of the sample, or a placeholder:`,
		...found.map(({ file, line, column, found }) => `  ${file}:${line}:${column}  ${found}`),
	].join('\n');
}
