import { basename } from 'node:path';
import { parseSync } from 'vite';
import type { HtmlTag } from '#build/html/scan.ts';

type Read = (name: string) => Promise<string>;

/** Scenes of `src/scenes` are imported by the island of their page when it runs; a group of scripts has the rest of its name. */
const sceneName = /^mount(-[a-z]+)?\.[\w-]+\.js$/;

/**
 * The script files with which a page of a 3D scene starts: those of its island and of the scene, each after what it
 * imports. Empty for other pages.
 *
 * @param read reads a script of the build by its name
 */
export async function findSceneFiles(tags: readonly HtmlTag[], read: Read): Promise<string[]> {
	const found = new Set<string>();
	const scenes = new Set<string>();

	async function add(name: string) {
		if (found.has(name)) return;
		found.add(name);
		const code = await read(name);
		const { staticImports, dynamicImports } = parseSync(name, code).module;
		for (const { moduleRequest } of staticImports) await add(basename(moduleRequest.value));
		for (const { moduleRequest } of dynamicImports) {
			const address = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
			if (sceneName.test(basename(address))) scenes.add(basename(address));
		}
	}

	for (const { attributes } of tags.filter(isToolIsland)) {
		for (const attribute of ['renderer-url', 'component-url']) {
			const address = attributes.get(attribute);
			if (address) await add(basename(address));
		}
	}
	if (scenes.size === 0) return [];
	for (const name of scenes) await add(name);
	return [...found];
}

/** The island of a tool starts with the page. */
function isToolIsland({ name, attributes }: HtmlTag): boolean {
	return name === 'astro-island' && attributes.get('client') === 'load';
}

/**
 * The code that requests all files below `folder` at once, where the browser can show a scene. Without it each file is
 * requested when the one that imports it has come: in five waves.
 */
export function toRequests(names: readonly string[], folder: string): string {
	if (names.length === 0) return '';
	const links = 'document.head.append(Object.assign(document.createElement("link"),';
	return `if("WebGL2RenderingContext"in self)for(const n of ${JSON.stringify(names)})${links}{rel:"modulepreload",href:${JSON.stringify(folder)}+n}));`;
}
