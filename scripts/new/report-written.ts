import type { Mistake } from '../content/mistake.ts';
import { printMistakes } from '../content/print.ts';
import { countNouns } from '../count-nouns.ts';

/**
 * The answer after new files have been written: the mistakes in them, such as a picture that is too large, and how many others the
 * content has.
 *
 * @param paths from the folder of the project
 */
export function reportWritten(paths: readonly string[], mistakes: readonly Mistake[]): string {
	const written = `Written: ${paths.join(', ')}.`;
	if (mistakes.length === 0)
		return `${written} The content has no mistakes. Preview it with npm run dev.`;
	const here = mistakes.filter(({ file }) => paths.includes(file));
	const others = mistakes.length - here.length;
	const rest = `The content has ${countNouns(others, here.length > 0 ? 'more mistake' : 'mistake')}: npm run content:check lists ${others === 1 ? 'it' : 'them'}.`;
	if (here.length === 0) return `${written} ${rest}`;
	const listed = `${written}

${printMistakes(here)}`;
	return others > 0 ? `${listed} ${rest}` : listed;
}
