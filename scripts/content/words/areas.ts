import { english } from '#i18n/messages/english.ts';
import { toolList } from '#tools/tool-list.ts';
import { findSiteTools } from '../site-settings.ts';
import type { ContentTree } from '../tree.ts';

type Areas = Readonly<Record<string, object>>;

/** Every text of the interface in English, by area; the names of tools are in their contracts. */
export const allWords: Areas = {
	...english,
	extra: {
		...english.extra,
		tools: Object.fromEntries(toolList.map(({ id, words }) => [id, words.en])),
	},
};

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
	'ask',
	'find',
	'answers',
	'list-pages',
	'pager',
	'accessibility',
	'not-found',
] as const;

/** The English words of a site without tools. */
export const resumeWords: Areas = Object.fromEntries(
	resumeAreas.map((area) => [area, english[area]]),
);

/** The other English words that a site has with the tools of its settings. */
export function listToolWords(tree: ContentTree): Areas {
	const chosen = findSiteTools(tree);
	if (chosen.length === 0) return {};
	const unused = toolList.flatMap(({ id, folder }) => (chosen.includes(id) ? [] : [folder]));
	// The sample alone has links to nowhere, and a page about them.
	const left = [...resumeAreas, ...unused, 'sample-links'];
	const tools = chosen.map((id) => [id, toolList.find((tool) => tool.id === id)?.words.en]);
	return {
		...Object.fromEntries(Object.entries(english).filter(([area]) => !left.includes(area))),
		extra: { ...english.extra, tools: Object.fromEntries(tools) },
	};
}
