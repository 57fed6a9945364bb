import './site-languages.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withReadyWords } from './content/words/ready-words.ts';
import { askLanguages, OtherLanguages, withoutOtherLanguages } from './init/languages.ts';
import { escapeLines } from './invisible.ts';
import type { Flags } from './new/ask.ts';
import { parseFlags } from './new/flags.ts';
import { openTerminal } from './new/terminal.ts';

/*
 * Asks for the languages before anything is loaded that is made for them: `init/run.ts` and what it imports.
 */
const { ask, close } = openTerminal();
try {
	const { word, flags } = parseFlags(process.argv.slice(2));
	if (word !== undefined)
		throw new Error(`"${word}" is not a flag. Write, for example, --name.en "Your Name".`);
	if ('help' in flags) {
		const { printHelp } = await import('./init/questions.ts');
		console.log(printHelp());
	} else await start(flags);
} catch (error) {
	if (error instanceof OtherLanguages) await startAgain(error.answers);
	else {
		console.error(escapeLines(error instanceof Error ? error.message : String(error)));
		process.exitCode = 1;
	}
} finally {
	close();
}

async function start(flags: Flags) {
	const isOwn = readSettings().sample === false;
	const before = isOwn ? (globalThis.siteLanguages?.tags ?? []) : [];
	let answers = flags;
	// Content that is the author’s already is refused without a question.
	if (!isOwn || flags.force !== undefined) {
		const languages = await askTags(flags, before);
		answers = { ...flags, languages: languages.join(', ') };
		const words = withReadyWords(globalThis.siteLanguages?.words ?? {}, languages);
		globalThis.siteLanguages = { words, tags: languages };
	}
	const { runInit } = await import('./init/run.ts');
	await runInit(process.cwd(), answers, ask);
}

/** Runs the command again with the answers that hold for the new languages. */
async function startAgain(answers: Flags) {
	const languages = await askTags({}, []);
	const kept = { ...withoutOtherLanguages(answers, languages), languages: languages.join(', ') };
	close();
	const { status } = spawnSync(
		process.execPath,
		[
			...process.execArgv,
			fileURLToPath(import.meta.url),
			...Object.entries(kept).map(([field, answer]) => `--${field}=${answer}`),
		],
		{ stdio: 'inherit' },
	);
	process.exitCode = status ?? 1;
}

function askTags(flags: Flags, before: readonly string[]): Promise<string[]> {
	return askLanguages({ flags, ask, print: console.log, remember: () => {} }, before);
}

/** The settings of the site; empty if they cannot be read, which the command reports itself. */
function readSettings(): { sample?: unknown } {
	try {
		return JSON.parse(readFileSync('src/content/site/site.json', 'utf8'));
	} catch {
		return {};
	}
}
