import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import MagicString from 'magic-string';
import { minifySync, parseSync } from 'vite';
import { type HtmlTag, scanHtml } from '#build/html/scan.ts';
import { reachEvents } from '#early/reach.ts';
import { listFiles } from './dist-files.ts';
import { findSceneFiles, toRequests } from './scene-files.ts';

/** A directive with less code than this stays in the page: `client:load` has 130 characters. */
const smallest = 200;

/** In this time hardly any visitor has read and pressed anything. */
const longestWaitMs = 700;

/** A decoded picture is painted in this time. */
const paintMs = 100;

/**
 * Astro prints the start-up code of islands into every page that has one. This puts it, and the script files of the
 * page, into one file that is loaded once, is cached, needs no hash in the content policy and waits until the visitor
 * sees the page. What that saves is in docs/decisions/015-scripts-of-a-page.md.
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
				await mkdir(join(root, '_astro'), { recursive: true });
				const read = (name: string) => readFile(join(root, '_astro', name), 'utf8');
				for (const file of await listFiles(root, ['.html'])) {
					const html = await readFile(join(root, file), 'utf8');
					const tags = scanHtml(html);
					const scripts = findStartScripts(file, tags, `${base}/_astro/`);
					if (scripts.length === 0) continue;
					const scene = await findSceneFiles(tags, read);
					const write = async (name: string, ...parts: Parameters<typeof joinScripts>) => {
						const { hash, code } = await joinScripts(...parts);
						await writeFile(join(root, '_astro', `${name}.${hash}.js`), code);
						return `${base}/_astro/${name}.${hash}.js`;
					};
					const later = findLaterScripts(scripts, tags);
					const islands = later.length > 0 ? await write('islands', later, read) : undefined;
					const start = await write(
						'start',
						scripts.filter((script) => !later.includes(script)),
						read,
						islands ? loadAtFirstSign(islands) : toRequests(scene, `${base}/_astro/`),
					);
					const page = new MagicString(html);
					for (const { start, elementEnd } of scripts) page.remove(start, elementEnd);
					// Nothing in the browser reads it.
					page.replace(/(?<=<astro-island) uid="\w+"/g, '');
					const body = tags.find(({ name }) => name === 'body');
					const pictures = tags.some(isMainPicture) && (scene.length > 0 ? 'of a scene' : 'main');
					const loader = loadAfterPaint(start, pictures);
					page.appendLeft(body?.endTagStart ?? html.length, `<script>${loader}</script>`);
					await writeFile(join(root, file), page.toString());
				}
			},
		},
	};
}

/**
 * The scripts that a page starts with, in its order: the start-up code of its islands and its script files, which
 * are below the address `folder`. Throws when the page has islands, but not the start-up code that this version of Astro is known to print.
 */
function findStartScripts(file: string, tags: readonly HtmlTag[], folder: string): HtmlTag[] {
	const hasIslands = tags.some(({ name }) => name === 'astro-island');
	if (hasIslands && !tags.some(isIslandCode)) {
		throw new Error(
			`${file} has islands, but not the script of astro/runtime/server/astro-island.prebuilt.js, which starts them: Astro now writes it differently, so adapt src/build/bundle/shared-scripts.ts.`,
		);
	}
	const directives = new Set(
		tags.flatMap(({ name, attributes }) =>
			name === 'astro-island' ? (attributes.get('client') ?? []) : [],
		),
	);
	const codes = [...directives].map((directive) => {
		const code = tags.find((tag) => isDirective(tag, directive));
		if (code) return code;
		throw new Error(
			`${file} has islands with client:${directive}, but not the script of that directive: Astro now writes it differently, so adapt src/build/bundle/shared-scripts.ts.`,
		);
	});
	return tags.filter(
		(tag) =>
			isIslandCode(tag) ||
			(codes.includes(tag) && tag.text.length >= smallest) ||
			isScriptFile(tag, folder),
	);
}

/** The start-up code of islands, where all of them wait for the visitor: then it waits, too. */
function findLaterScripts(scripts: readonly HtmlTag[], tags: readonly HtmlTag[]): HtmlTag[] {
	const waits = ({ name, attributes }: HtmlTag) =>
		name !== 'astro-island' || /^(near|reach)$/.test(attributes.get('client') ?? '');
	return tags.every(waits) ? scripts.filter(({ attributes }) => !attributes.has('src')) : [];
}

/** Whatever is near on a short page loads nothing while nobody does anything. What the address asks of a list is such a sign. */
function loadAtFirstSign(islands: string): string {
	const signs = JSON.stringify(['scroll', 'keydown', ...reachEvents]);
	return `{let l=()=>import(${JSON.stringify(islands)});for(let t of${signs})addEventListener(t,l,{once:true});(location.search||scrollY||vzEarly[0]||document.querySelector("body :hover,:focus"))&&l()}`;
}

/** One file of the code `first` and all scripts, and a hash of what is in it. */
async function joinScripts(
	scripts: readonly HtmlTag[],
	read: (name: string) => Promise<string>,
	first = '',
): Promise<{ hash: string; code: string }> {
	const parts = scripts.map(async ({ attributes, text }) => {
		const name = basename(attributes.get('src') ?? '');
		return name === '' ? toPart('inline.js', text) : toPart(name, await read(name));
	});
	const joined = [first, ...(await Promise.all(parts))].join('\n');
	const { code } = minifySync('start.js', joined, { compress: true, mangle: true, module: true });
	const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
	return { hash, code };
}

/**
 * A script as a part of another: in a scope of its own, because the names at the top of minified
 * files are the same in all of them. A module with imports or exports stays a file of its own.
 */
function toPart(name: string, code: string): string {
	const isModule = parseSync(name, code).module.hasModuleSyntax;
	return isModule ? `import"./${name}";` : `(()=>{${code.trim()}\n})();`;
}

/**
 * The script that loads the file of a page's scripts once words and, where the page has them, the main pictures of its
 * first window are painted: until then, network and processor serve what the visitor sees. The first paint is no sign of it,
 * since it can be of the ground alone. Browsers report no such paint after a press, and older ones none at all, so the
 * script waits at most `longestWaitMs`.
 *
 * @param pictures whether there are main pictures; a scene takes the place of its still, so it waits for no more than the
 * frame that shows that
 */
function loadAfterPaint(start: string, pictures: 'main' | 'of a scene' | false): string {
	// A hidden picture, whose place is 0, and a broken one are not waited for. Words may have come in two parts, of which the
	// second, often the larger one, is painted in the frame after this script.
	const nextFrame = 'requestAnimationFrame(()=>setTimeout(l))';
	const last = pictures === 'main' ? `setTimeout(l,${paintMs})` : nextFrame;
	const once = pictures
		? `async()=>{for(let i of document.images)i.fetchPriority=="high"&&i.y&&await i.decode().catch(l);${last}}`
		: `()=>${nextFrame}`;
	return `{let l=()=>import(${JSON.stringify(start)});setTimeout(l,${longestWaitMs});new PerformanceObserver(${once}).observe({type:"largest-contentful-paint",buffered:1})}`;
}

/** The main things of the first window, which load before everything else: covers, portraits, stills of scenes. */
function isMainPicture({ name, attributes }: HtmlTag): boolean {
	return name === 'img' && attributes.get('fetchpriority') === 'high';
}

function isIslandCode({ name, text }: HtmlTag): boolean {
	return name === 'script' && text.trim() === islandCode.trim();
}

/** The code of a client directive contains the event that islands of that directive wait for. */
function isDirective({ name, attributes, text }: HtmlTag, directive: string): boolean {
	return name === 'script' && attributes.size === 0 && text.includes(`"astro:${directive}"`);
}

function isScriptFile({ name, attributes }: HtmlTag, folder: string): boolean {
	const isModule = name === 'script' && attributes.get('type') === 'module';
	return isModule && attributes.get('src')?.startsWith(folder) === true;
}
