import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguages } from '#i18n/locale.ts';
import { type Fields, parseJson, toFields } from '#lib/parse.ts';

const folder = join(import.meta.dirname, '../../../src/i18n/ready');

/** The tags of the languages whose interface texts come with the site as data. */
export const readyLanguages: readonly string[] = readdirSync(folder).map((name) =>
	name.replace('.json', ''),
);

/**
 * These texts by area, and `readByNativeSpeaker`; undefined for other languages. A regional variety has those of its
 * language: `pt-br` those of `pt`.
 */
export function readReadyWords(tag: string): Fields | undefined {
	const ready = readyLanguages.find((known) => tag === known || tag.startsWith(`${known}-`));
	if (ready === undefined) return undefined;
	return toFields(parseJson(readFileSync(join(folder, `${ready}.json`), 'utf8')));
}

/** The words of each language of the site: those of the author, completed by those that come with the site. */
export function withReadyWords(
	own: SiteLanguages['words'],
	tags: readonly string[],
): SiteLanguages['words'] {
	const complete = tags.map((tag) => [tag, completeWords(own[tag], readReadyWords(tag))]);
	return { ...own, ...Object.fromEntries(complete) };
}

/** `own` texts, and where one is missing or empty, that of `other`. */
export function completeWords(own: unknown, other: unknown): unknown {
	const fields = toFields(other);
	if (fields === undefined) return own || other;
	const its = toFields(own);
	const complete = Object.entries(fields).map(([key, word]) => [
		key,
		completeWords(its?.[key], word),
	]);
	return { ...its, ...Object.fromEntries(complete) };
}
