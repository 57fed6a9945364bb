import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { listFiles, removeEmptyFolders } from '#build/bundle/dist-files.ts';
import type { SitePart } from '#lib/site-parts.ts';
import type { ServiceSettings } from '#live/service-settings.ts';
import { type ToolId, toolIds, toolList } from '#tools/tool-list.ts';

/** A page of one tool. The other pages of Extra show several tools, and leave those out by themselves. */
const toolPage = /\/src\/pages\/\[\.\.\.locale\]\/extra\/(.+?)(?:\/index)?\.astro$/;
const noPaths = '---\nexport function getStaticPaths() {\n\treturn [];\n}\n---\n';

/**
 * Replaces the pages of tools that the author does not choose by pages without an address, so that neither they nor
 * their scripts are built.
 */
export function leftOutTools(chosen: readonly ToolId[]): Plugin {
	return {
		name: 'left-out-tools',
		enforce: 'pre',
		load: {
			filter: { id: toolPage },
			handler: (id) => (isLeftOut(toolPage.exec(id)?.[1] ?? '', chosen) ? noPaths : undefined),
		},
	};
}

const sharedPages = ['[...tool]', 'login', 'offline'];

/** The login, and the page for missing ones, belong to the hub. */
function isLeftOut(page: string, chosen: readonly ToolId[]): boolean {
	const name = page.replace(/^tasks\/\[task\]$/, 'tasks');
	if (sharedPages.includes(name)) return chosen.length === 0;
	return toolIds.some((id) => id === name && !chosen.includes(id));
}

/** The reports of the intelligence test, which are served as they are. */
const reports = 'assets/iq';

/** Removes the files of tools that the author does not choose, and of parts that the author leaves out or has no key for. */
export function leftOutFiles(
	chosen: readonly ToolId[],
	leftOut: readonly SitePart[],
	keys: ServiceSettings['keys'],
): AstroIntegration {
	return {
		name: 'left-out-files',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				for (const file of await listFiles(root, extensions)) {
					if (isOfLeftOutTool(file, chosen)) await rm(join(root, file));
				}
				if (leftOut.includes('intelligence-test')) {
					await rm(join(root, reports), { recursive: true, force: true });
				}
				for (const { path, needsKey } of toolList.flatMap(({ frames = [] }) => frames)) {
					if (needsKey && !(needsKey in keys))
						await rm(join(root, toFrameFile(path)), { force: true });
				}
				await removeEmptyFolders(root);
			},
		},
	};
}

const extensions = ['.html', '.glb', '.json', '.webp', '.svg', '.ttf', '.bin'];

/** A file that several tools load is left out with the last of them. `file` is a path inside the built site. */
export function isOfLeftOutTool(file: string, chosen: readonly ToolId[]): boolean {
	const users = toolList.filter(
		(listed) =>
			('files' in listed && listed.files?.some((start) => file.startsWith(start))) ||
			listed.frames?.some(({ path }) => file === toFrameFile(path)),
	);
	return users.length > 0 && !users.some(({ id }) => chosen.includes(id));
}

/** @example toFrameFile('/extra/tasks/sandbox') // 'extra/tasks/sandbox.html' */
function toFrameFile(path: string): string {
	return `${path.slice(1)}.html`;
}
