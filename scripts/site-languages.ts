import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguages } from '#i18n/locale.ts';
import { toLanguageTags } from './content/language-tags.ts';
import { withReadyWords } from './content/words/ready-words.ts';

/*
 * The first import of the build and of every command that reads content. Schemas and words are made for the languages of
 * the site when their modules are loaded, so these must be known before.
 */
globalThis.siteLanguages ??= readLanguages('src/content');

function readLanguages(folder: string): SiteLanguages {
	const tags = toLanguageTags(readJson(join(folder, 'site/site.json')));
	return { tags, words: withReadyWords(readWords(join(folder, 'i18n')), tags) };
}

/** The words of each language that has a file in `folder`, by its tag. */
export function readWords(folder: string): SiteLanguages['words'] {
	const files = existsSync(folder) ? readdirSync(folder) : [];
	return Object.fromEntries(
		files
			.filter((name) => name.endsWith('.json'))
			.map((name) => [name.replace('.json', ''), readJson(join(folder, name))]),
	);
}

/** Nothing of a file that cannot be read: the check of the content reports it. */
function readJson(path: string): unknown {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return undefined;
	}
}
