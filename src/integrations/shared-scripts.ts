import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const smallest = 400;

/**
 * Astro prints the start-up code of islands into every page that has one. This puts it into a file
 * of its own, so that it is loaded once, is cached, and needs no hash in the content policy. It also
 * lowers the priority of the modules that wait for the end of the page.
 */
export function sharedScripts(): AstroIntegration {
	let base = '';
	return {
		name: 'shared-scripts',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base.replace(/\/+$/, '');
			},
			'astro:build:done': async ({ dir }) => {
				const root = fileURLToPath(dir);
				const files = (await readdir(root, { recursive: true })).filter((file) =>
					file.endsWith('.html'),
				);
				await mkdir(join(root, '_astro'), { recursive: true });
				for (const file of files) {
					const html = await readFile(join(root, file), 'utf8');
					const scripts = new Map<string, string>();
					const shared = calmModules(moveIslandScripts(html, base, scripts));
					if (shared === html) continue;
					for (const [name, code] of scripts) await writeFile(join(root, '_astro', name), code);
					await writeFile(join(root, file), shared);
				}
			},
		},
	};
}

/** The page with its island start-up code behind one address; the code is put into `scripts` by file name. */
export function moveIslandScripts(
	html: string,
	base: string,
	scripts: Map<string, string>,
): string {
	const found = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].filter(
		([, code = '']) => code.length >= smallest && /\bAstro\b|astro-island/.test(code),
	);
	if (found.length === 0) return html;
	const code = found.map(([, script = '']) => `${script.trim().replace(/;$/, '')};`).join('\n');
	const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
	const name = `islands.${hash}.js`;
	scripts.set(name, code);
	const tag = `<script async src="${base}/_astro/${name}"></script>`;
	return found.reduce(
		(page, [whole], index) => page.replace(whole, () => (index === 0 ? tag : '')),
		html,
	);
}

/** Scripts that wait for the end of the page anyway leave the line to what is seen first. */
export function calmModules(html: string): string {
	return html.replaceAll(
		'<script type="module" src=',
		'<script type="module" fetchpriority="low" src=',
	);
}
