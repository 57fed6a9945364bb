import './site-languages.ts';
import { text } from 'node:stream/consumers';
import { withReadyWords } from './content/words/ready-words.ts';
import { askLanguages } from './init/languages.ts';
import { listRefused } from './init/refused.ts';

/*
 * Answers one step of the form at /admin/start: reads it from the standard input as JSON and writes what has come of it
 * to the standard output. A process of its own, because schemas and words are made for the languages of the answers.
 */
const { step, flags, folder } = JSON.parse(await text(process.stdin));
try {
	const ask = async () => undefined;
	const languages = await askLanguages({ flags, ask, print: () => {}, remember: () => {} }, []);
	const words = withReadyWords(globalThis.siteLanguages?.words ?? {}, languages);
	globalThis.siteLanguages = { words, tags: languages };
	const { takeStep } = await import('./init/form.ts');
	write(await takeStep(process.cwd(), { step, languages, flags, folder }));
} catch (error) {
	write({ refused: listRefused(error) });
}

function write(reply: object) {
	process.stdout.write(JSON.stringify(reply));
}
