import { type Locale, locales } from '#i18n/locales.ts';
import { type ExtraMessages, extra } from '#i18n/messages/extra/index.ts';
import {
	findLanguage,
	getTools,
	hasTool,
	listParts,
	listSearchWords,
	type Tool,
	type ToolId,
} from './registry.ts';
import { type HubId, hubs, tools } from './tool-list.ts';

/** A tool as a hub shows it. */
export interface ShownTool extends Tool {
	/** What it is called in the other languages, and what else people type who look for it. */
	also: string[];
	/** Its parts, each with what people type who look for it. */
	parts: ReturnType<typeof listParts>;
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

type Group = { place: number } & ({ hub: HubId } | { name: keyof ExtraMessages['groups'] });

/** What the hub of Extra shows, in its order: a group is named after a hub, or by itself. */
const groups: readonly Group[] = [
	{ name: 'everyday' as const, place: 10 },
	{ name: 'live' as const, place: 20 },
	{ name: 'cubes' as const, place: 40 },
	...hubs.map(({ id, groupPlace }) => ({ hub: id, place: groupPlace })),
].sort((one, other) => one.place - other.place);

/** Tools whose pictures are as wide as two. */
export const largeTools: readonly ToolId[] = tools
	.filter(({ tile }) => tile.wide)
	.map(({ id }) => id);

/** All tools but the hubs, as the hub of Extra shows them. */
export function getToolGroups(locale: Locale): ToolGroup[] {
	return groups
		.map((group) => {
			const ids = listIds(group);
			return {
				...toGroupNames(locale, group, ids),
				...('hub' in group && { path: `/extra/${group.hub}` }),
				tools: ids.map((id) => toShown(locale, id)),
				large: ids.every((id) => largeTools.includes(id)),
			};
		})
		.filter(({ tools }) => tools.length > 0);
}

/** The tools of this site that are in a group. */
function listIds(group: Group): ToolId[] {
	const name = 'hub' in group ? group.hub : group.name;
	return tools
		.filter((tool) => tool.group.name === name && hasTool(tool.id))
		.toSorted((one, other) => one.group.place - other.group.place)
		.map(({ id }) => id);
}

/** A group of tools that a hub has is known by the name of that hub too: a search for graphics finds cubes. */
function toGroupNames(locale: Locale, group: Group, ids: readonly ToolId[]) {
	if ('hub' in group) return toNamedTool(locale, group.hub);
	const { title, also } = toNamed(locale, (language) => extra[language].groups[group.name]);
	const hub = hubs.find(({ id }) => ids[0]?.startsWith(`${id}/`));
	const above = hub ? locales.map((language) => extra[language].tools[hub.id].title) : [];
	return { title, also: [...also, ...above] };
}

/** The tools of one hub. */
export function getHubGroup(locale: Locale, hub: HubId): ToolGroup {
	const named = toNamedTool(locale, hub);
	const tools = getTools(locale, hub).map(({ id }) => toShown(locale, id));
	return { ...named, tools, large: true };
}

function toShown(locale: Locale, id: ToolId): ShownTool {
	const { brief, purpose } = extra[locale].tools[id];
	const lang = findLanguage(locale, id);
	const named = toNamedTool(locale, id);
	const parts = listParts(locale, id);
	return { id, path: `/extra/${id}`, lang, purpose: brief ?? purpose, parts, ...named };
}

function toNamedTool(locale: Locale, id: ToolId) {
	const { title, also } = toNamed(locale, (language) => extra[language].tools[id].title);
	return { title, also: [...also, ...listSearchWords(locale, id)] };
}

function toNamed(locale: Locale, read: (language: Locale) => string) {
	const title = read(locale);
	return { title, also: locales.map(read).filter((other) => other !== title) };
}
