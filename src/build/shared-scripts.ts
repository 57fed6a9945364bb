import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

const smallest = 400;

/** Too short for a visitor to have read or pressed anything. */
const longestWaitMs = 250;

/**
 * Astro prints the start-up code of islands into every page that has one. This puts it into a file
 * of its own, so that it is loaded once, is cached, and needs no hash in the content policy; what
 * else the page starts with goes into the same file, and the file waits for the first paint.
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
					const moved = moveIslandScripts(html, base, scripts);
					const addresses = listScripts(moved);
					const codes = addresses.map(async (address) => {
						const name = basename(address);
						const code = scripts.get(name) ?? (await readFile(join(root, '_astro', name), 'utf8'));
						return toPart(name, code);
					});
					const joined = (await Promise.all(codes)).join('\n');
					const options = { compress: true, mangle: true, module: true };
					const start = nameScript('start', minifySync('start.js', joined, options).code);
					const shared = loadAfterPaint(moved, `${base}/_astro/${start.name}`);
					if (shared === html) continue;
					await writeFile(join(root, '_astro', start.name), start.code);
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
	const { name } = nameScript('islands', code);
	scripts.set(name, code);
	const tag = `<script async src="${base}/_astro/${name}"></script>`;
	return found.reduce(
		(page, [whole], index) => page.replace(whole, () => (index === 0 ? tag : '')),
		html,
	);
}

/** Addresses of the script files of a page, in its order. */
export function listScripts(html: string): string[] {
	return [...html.matchAll(scriptFile)].map(([, address = '']) => address);
}

/**
 * The page with one file in the place of its script files, loaded once the page is painted: until
 * then the line and the processor belong to what is seen. Word of the paint comes late from a page
 * that moves, so it is not waited for longer than `longestWaitMs` after the first frame. A button of
 * the page's own script that is clicked before it is there is clicked again when it is.
 */
export function loadAfterPaint(html: string, start: string): string {
	if (listScripts(html).length === 0) return html;
	const keep = 'onclick=t=>e.push(t.target.closest("button[data-act]"))';
	const again = 'onclick=null;for(let t of e.splice(0))t?.click()';
	const load = `l=()=>import(${JSON.stringify(start)}).then(()=>{${again}})`;
	const paint = 'new PerformanceObserver(l).observe({type:"paint",buffered:1})';
	const frame = `requestAnimationFrame(()=>setTimeout(l,${longestWaitMs}))`;
	const script = `{let e=[],${load};${keep};${frame};${paint}}`;
	return html
		.replaceAll(scriptFile, '')
		.replace('</body>', () => `<script>${script}</script></body>`);
}

/**
 * A script as a part of another: in a scope of its own, because the names at the top of minified
 * files are the same in all of them. A module with imports or exports stays a file of its own.
 */
export function toPart(name: string, code: string): string {
	const isModule = /^\s*import\s*[\w{*"']|(^|[;}\n])\s*export\s*[\w{*]/.test(code);
	return isModule ? `import"./${name}";` : `(()=>{${code.trim()}\n})();`;
}

const scriptFile = /<script (?:async|type="module") src="([^"]+)"><\/script>/g;

function nameScript(kind: string, code: string) {
	const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
	return { name: `${kind}.${hash}.js`, code };
}
