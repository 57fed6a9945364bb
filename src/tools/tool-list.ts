import type { Hub, Tool } from '#tools/contract.ts';
import { contracts } from './contracts.ts';

type Contract = (typeof contracts)[keyof typeof contracts];

/** The address of a tool or a hub below `/extra/`. Without the code of any, the code of the others compiles too. */
export type ToolId = IfAny<Contract['id'], 'none'>;
export type HubId = IfAny<Extract<Contract, { groupPlace: number }>['id'], ToolId>;
type IfAny<Id, Otherwise> = [Id] extends [never] ? Otherwise : Id;

type Listed<Kind, Id> = Kind & { id: Id /** Below `src/tools`. */; folder: string };
type ListedTool = Listed<Tool, ToolId>;
type ListedHub = Listed<Hub, HubId>;

const stated: Readonly<Record<string, Omit<ListedTool, 'folder'> | Omit<ListedHub, 'folder'>>> =
	contracts;

/** Every tool and hub: those that belong to no hub first, then the tools of each hub. */
export const toolList = Object.entries(stated)
	.map(([folder, contract]): ListedTool | ListedHub => ({ ...contract, folder }))
	.sort((one, other) => hubPlace(one.id) - hubPlace(other.id) || one.place - other.place);

/** Those that are no hub, and those that are. */
export const tools: readonly ListedTool[] = toolList.flatMap((listed) =>
	isHub(listed) ? [] : [listed],
);
export const hubs: readonly ListedHub[] = toolList.filter(isHub);
export const toolIds: readonly ToolId[] = toolList.map(({ id }) => id);

/** The tool that each scene of case studies is taken from; the largest first. */
export const sceneTools: Readonly<Record<string, ToolId>> = Object.fromEntries(
	tools.toReversed().flatMap(({ id, caseScene }) => (caseScene ? [[caseScene, id]] : [])),
);

/**
 * The tools that the author's settings choose: `false` for none, a list of names, anything else for all. A hub brings
 * all of its tools, unless some of them are named too; a tool brings its hub.
 * @example chooseTools(['weather', 'games']) // ['weather', 'games', 'games/memory']
 */
export function chooseTools(setting: unknown): readonly ToolId[] {
	if (setting === false) return [];
	if (!Array.isArray(setting)) return toolIds;
	return toolIds.filter(
		(id) =>
			setting.includes(id) ||
			isHubOf(id, setting) ||
			(setting.includes(toHubId(id)) && !isHubOf(toHubId(id), setting)),
	);
}

function isHub(listed: ListedTool | ListedHub): listed is ListedHub {
	return 'groupPlace' in listed;
}

/** The place of the hub that a tool belongs to, before all of them if it belongs to none. */
function hubPlace(id: string): number {
	const hub = id.includes('/') && Object.values(stated).find((other) => other.id === toHubId(id));
	return hub ? hub.place : 0;
}

function isHubOf(id: string, names: readonly unknown[]): boolean {
	return names.some((name) => typeof name === 'string' && name !== id && toHubId(name) === id);
}

function toHubId(id: string): string {
	return id.split('/')[0] ?? id;
}
