import { english } from '#i18n/messages/english.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import type { ContentTree } from '../tree.ts';

/** Areas of words that a site without tools shows, the most visible first. */
const resumeAreas = [
	'common',
	'home',
	'experience',
	'education',
	'skills',
	'projects',
	'certificates',
	'cv',
	'about',
	'case-study',
	'find',
	'list-pages',
	'pager',
	'gallery',
	'not-found',
] as const;

/** The English words to translate: those of the resume pages first, and those of tools if the site has any. */
export function listWordsToTranslate(hasTools: boolean): Readonly<Record<string, object>> {
	const all: Readonly<Record<string, object>> = english;
	const first = resumeAreas.flatMap((area) => (all[area] ? [[area, all[area]] as const] : []));
	return { ...Object.fromEntries(first), ...(hasTools ? all : {}) };
}

/** Whether the settings of the site leave any tool. */
export function hasTools({ texts }: Pick<ContentTree, 'texts'>): boolean {
	return toFields(parseJson(texts.get('site/site.json') ?? ''))?.extra !== false;
}
