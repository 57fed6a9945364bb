/** Every tool of Extra, hubs included, in the order of the hubs. Each is the address of its page below `/extra/`. */
export const toolIds = [
	'calculator',
	'todo',
	'notes',
	'weather',
	'rates',
	'cryptocur',
	'tasks',
	'graphics',
	'games',
	'ai',
	'tasks/palindrome',
	'tasks/fizzbuzz',
	'tasks/anagram',
	'tasks/findvowels',
	'tasks/fibonacci',
	'graphics/cube',
	'graphics/cubejs',
	'graphics/cube3d',
	'graphics/creep3d',
	'graphics/configurator3d',
	'graphics/couture3d',
	'games/memory',
	'ai/picsum',
	'ai/pixabay',
] as const;

export type ToolId = (typeof toolIds)[number];

/** The pages that lead to the tools below their own address. */
export const hubIds = ['tasks', 'graphics', 'games', 'ai'] as const satisfies readonly ToolId[];

/** Tools that use nothing but the visitor's browser: they work without a connection. 3D models would be too much to keep. */
export const localToolIds = [
	'calculator',
	'todo',
	'notes',
	'tasks/palindrome',
	'tasks/fizzbuzz',
	'tasks/anagram',
	'tasks/findvowels',
	'tasks/fibonacci',
	'graphics/cube',
	'graphics/cubejs',
	'games/memory',
] as const satisfies readonly ToolId[];

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

function isHubOf(id: string, names: readonly unknown[]): boolean {
	return names.some((name) => typeof name === 'string' && name !== id && toHubId(name) === id);
}

function toHubId(id: string): string {
	return id.split('/')[0] ?? id;
}
