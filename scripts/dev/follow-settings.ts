import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { expectContent, isContentUnread, toMissingFile } from '#build/edition/content-read.ts';
import type { SiteLanguages } from '#i18n/locale.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import { withReadyWords } from '../content/words/ready-words.ts';
import { readWords } from '../site-languages.ts';
import { restartMessage, startedMessage } from './run.ts';
import { runAgain } from './run-again.ts';
import { whenReadable } from './when-readable.ts';

/** The settings that the build and its modules read once, when they start. */
const readAtStart = ['sample', 'address', 'languages', 'extra', 'leaveOut', 'look'] as const;

/**
 * Makes the development server follow what it has read at its start: words of languages are exchanged at once; a change of
 * `sample`, the address, or the languages, tools, parts or look in `site.json` restarts the server.
 */
export function followSettings(): AstroIntegration {
	let root = '';
	return {
		name: 'follow-settings',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
			},
			'astro:server:start': ({ logger }) => {
				const hasContent = !isContentUnread();
				// Astro reads its configuration of the content again after a change, and if it does so at the end of its start, it never
				// reads the content. The next start does.
				if (!hasContent) logger.warn(toMissingFile('The content').message);
				process.send?.(startedMessage, undefined, undefined, () => {
					if (!hasContent) process.exit(1);
				});
			},
			'astro:server:setup': ({ server, logger }) => {
				expectContent();
				const settings = join(root, 'src/content/site/site.json');
				const words = join(root, 'src/content/i18n');
				const wordsModule = join(root, 'src/i18n/site-words.ts');
				const before = readSettings(settings);
				// The command that has started the server is gone.
				process.once('disconnect', () => process.exit());
				// A file with a mistake is reported by the check of the content; until it is correct, all stays as it was.
				const followWords = whenReadable(() => readWhole(words), exchangeWords);
				const followStart = whenReadable(() => readSettings(settings), restart);
				server.watcher.on('all', (_, path) => {
					if (path.startsWith(words)) followWords();
					else if (path === settings) followStart();
				});

				function restart(now: string) {
					if (now === before) return;
					if (process.send) {
						logger.info('The settings have changed: the server restarts.');
						process.send(restartMessage);
					} else logger.warn('The settings have changed. Stop the server and start it again.');
				}

				function exchangeWords(read: SiteLanguages['words']) {
					const { siteLanguages } = globalThis;
					if (!siteLanguages) return;
					const words = withReadyWords(read, siteLanguages.tags);
					if (JSON.stringify(words) === JSON.stringify(siteLanguages.words)) return;
					globalThis.siteLanguages = { ...siteLanguages, words };
					runAgain(server, wordsModule);
				}
			},
		},
	};
}

/** Undefined if one of the files cannot be read. */
function readWhole(folder: string): SiteLanguages['words'] | undefined {
	const words = readWords(folder);
	return Object.values(words).includes(undefined) ? undefined : words;
}

/** As text, so that they can be compared; undefined if the file cannot be read. */
function readSettings(path: string): string | undefined {
	const settings = toFields(existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined);
	return settings && JSON.stringify(readAtStart.map((name) => settings[name]));
}
