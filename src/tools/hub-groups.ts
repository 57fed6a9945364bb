import { type Locale, locales } from '#i18n/locales.ts';
import { type ExtraMessages, extra } from '#i18n/messages/extra/index.ts';
import { getTools, type Hub, hasTool, registry, type Tool, type ToolId } from './registry.ts';

/** A tool as a hub shows it. */
export interface ShownTool extends Tool {
	/** What it is called in the other languages. */
	also: string[];
}

/** Tools that a hub shows together. */
export interface ToolGroup {
	title: string;
	/** Path of the hub that has them, where that is another page. */
	path?: string;
	/** What it is called in the other languages. */
	also: string[];
	tools: ShownTool[];
	/** Their pictures are worth more room. */
	large: boolean;
}

/** What the hub of Extra shows, in its order: a group is named after a hub, or by itself. */
const groups = [
	{ name: 'everyday', ids: ['calculator', 'todo', 'notes'] },
	{ name: 'live', ids: ['weather', 'rates', 'cryptocur'] },
	{
		hub: 'graphics',
		ids: ['graphics/couture3d', 'graphics/configurator3d', 'graphics/creep3d'],
		large: true,
	},
	{ name: 'cubes', ids: ['graphics/cube', 'graphics/cubejs', 'graphics/cube3d'] },
	{ hub: 'games', ids: ['games/memory'] },
	{ hub: 'ai', ids: ['ai/picsum', 'ai/pixabay'] },
	{
		hub: 'tasks',
		ids: [
			'tasks/palindrome',
			'tasks/fizzbuzz',
			'tasks/anagram',
			'tasks/findvowels',
			'tasks/fibonacci',
		],
	},
] as const satisfies readonly (Named & { ids: readonly ToolId[]; large?: true })[];

type SubHub = Exclude<Hub, 'extra'>;
type Named = { hub: SubHub } | { name: keyof ExtraMessages['groups'] };

/** Tools whose pictures are as wide as two. */
export const largeTools: readonly ToolId[] = groups.flatMap((group) =>
	'large' in group ? group.ids : [],
);

/** All tools but the hubs, as the hub of Extra shows them. */
export function getToolGroups(locale: Locale): ToolGroup[] {
	return groups
		.map((group) => ({
			...toGroupNames(locale, group),
			...('hub' in group && { path: `/extra/${group.hub}` }),
			tools: group.ids.filter((id) => hasTool(id)).map((id) => toShown(locale, id)),
			large: 'large' in group,
		}))
		.filter(({ tools }) => tools.length > 0);
}

/** A group of tools that a hub has is known by the name of that hub too: a search for graphics finds cubes. */
function toGroupNames(locale: Locale, group: (typeof groups)[number]) {
	if ('hub' in group) return toNamed(locale, (language) => extra[language].tools[group.hub].title);
	const { title, also } = toNamed(locale, (language) => extra[language].groups[group.name]);
	const hub = registry.find(({ id }) => id === group.ids[0])?.hub ?? 'extra';
	const above = hub === 'extra' ? [] : locales.map((language) => extra[language].tools[hub].title);
	return { title, also: [...also, ...above] };
}

/** The tools of one hub. */
export function getHubGroup(locale: Locale, hub: SubHub): ToolGroup {
	const named = toNamed(locale, (language) => extra[language].tools[hub].title);
	const tools = getTools(locale, hub).map(({ id }) => toShown(locale, id));
	return { ...named, tools, large: true };
}

function toShown(locale: Locale, id: ToolId): ShownTool {
	const words = extra[locale].tools[id];
	const purpose = 'brief' in words ? words.brief : words.purpose;
	const named = toNamed(locale, (language) => extra[language].tools[id].title);
	return { id, path: `/extra/${id}`, purpose, ...named };
}

function toNamed(locale: Locale, read: (language: Locale) => string) {
	const title = read(locale);
	return { title, also: locales.map(read).filter((other) => other !== title) };
}
