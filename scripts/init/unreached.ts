import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { hubs, tools } from '#tools/tool-list.ts';

const configs = ['astro.config.mjs', 'vitest.config.ts', 'playwright.config.ts'];
/** They list folders and are written again afterwards: see `scripts/tool-index.js`. */
const lists = ['src/tools/contracts.ts', 'src/i18n/messages/english.ts'];
/** A test that imports one and names a tool needs that tool, unless it asks whether it is there. */
const toolLists = ['src/tools/tool-list.ts', 'src/tools/registry.ts'];
/** Commands for tools that show data of services, for garments, and for scenes. */
const liveCommands = /^scripts\/snapshots\.ts$/;
const clothCommand = 'scripts/look-cloth.ts';
const sceneCommands = /^scripts\/measure\/(?:scenes|first-picture|bench\/.*)\.ts$/;

const quotedPath = /['"`]((?:#|\.{0,2}\/|(?:src|scripts|tests|assets|public)\/)[^'"`\s]*)['"`]/g;
const pageFile = /^src\/pages\/(?:\[\.\.\.locale\]\/)?(extra|assets)\/(.*?)(?:\/index)?\.\w+$/;
const anyCode = /\.(?:ts|tsx|js|mjs|css|astro|mdx)$/;
/** What code imports and reads: tables, and texts that are shown as they are. */
const anyData = /\.(?:json|vue)$/;

interface Contract {
	id: string;
	folder: string;
}

/**
 * The files that serve only tools that are not wanted: code, the commands, generators and tests that import it, and
 * what the tools load. Paths are from the project folder `root`.
 */
export function listUnreached(root: string, isWanted: (id: string) => boolean): string[] {
	const unwanted = [...tools, ...hubs].filter(({ id }) => !isWanted(id));
	if (unwanted.length === 0) return [];
	const entries = listEntries(root);
	const isGone = toGone(unwanted, isWanted);
	const importsOf = readImports(root);

	const owners = [...entries.filter((file) => /^(src|scripts)\//.test(file)), ...configs];
	const contracts = [...tools, ...hubs].map(({ folder }) => `src/tools/${folder}/tool.ts`);
	const before = walk([...owners, ...contracts], importsOf);
	const after = walk([...owners, ...contracts], importsOf, isGone);
	const moved = new Set([
		...[...before].filter((file) => !after.has(file) && isCode(file)),
		...listLoaded(root, isWanted),
	]);

	const ids = new RegExp(`['"](?:${unwanted.map(({ id }) => id).join('|')})['"]`);
	const namesGone = (file: string) => {
		const text = readFileSync(join(root, file), 'utf8');
		return ids.test(text) && !text.includes('hasTool(');
	};
	// Tests and generators keep no code: they go with what they import.
	const users = entries.filter((file) => /^(tests|assets)\//.test(file));
	const usedBefore = walk(users, importsOf);
	for (let size = -1; size !== moved.size; ) {
		size = moved.size;
		for (const file of usedBefore) {
			const imports = importsOf(file);
			const goes =
				isGone(file) ||
				imports.some((imported) => moved.has(imported)) ||
				(imports.some((imported) => toolLists.includes(imported)) && namesGone(file));
			if (goes && isCode(file) && !after.has(file)) moved.add(file);
		}
	}
	const usedAfter = walk(users, importsOf, (file) => moved.has(file));
	for (const file of usedBefore) {
		if (!(after.has(file) || usedAfter.has(file)) && isCode(file)) moved.add(file);
	}
	return [...moved].sort();
}

/** Every file that nothing imports, as the check for unused files knows them. */
function listEntries(root: string): string[] {
	const { knip } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const found = globSync(knip.entry, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
	const others = globSync('tests/{e2e,engines}/**/*.test.ts', { cwd: root });
	return [...found, ...others, 'src/content.config.ts'].filter(
		(file) => !/^src\/pages\/(.*\/)?_/.test(file),
	);
}

/** Whether a file is by its name one of tools that are not wanted. */
function toGone(unwanted: readonly Contract[], isWanted: (id: string) => boolean) {
	const wanted = tools.filter(({ id }) => isWanted(id));
	const hasLive = wanted.some(({ services }) => services.length > 0);
	const hasScene = wanted.some(({ budget }) => budget === 'scene');
	const folders = unwanted.map(({ folder }) => folder).join('|');
	const named = new RegExp(
		`^src/(?:tools|islands)/(?:${folders})/(?:tool|case-scene|case-still|\\w+-worker)\\.ts$|^tests/.*/(?:${folders})(?:[/.]|-[\\w-]+\\.)`,
	);
	return (file: string) => {
		if (named.test(file)) return true;
		if (liveCommands.test(file)) return !hasLive;
		if (file === clothCommand) return !isWanted('graphics/couture3d');
		if (sceneCommands.test(file)) return !hasScene;
		const [, room = '', page = ''] = pageFile.exec(file) ?? [];
		const owner = findOwner(room, page);
		if (owner !== undefined) return !isWanted(owner);
		return room === 'extra' && wanted.length === 0;
	};
}

/** The tool or hub that a page below `/extra/` or `/assets/` belongs to. */
function findOwner(room: string, page: string): string | undefined {
	const all = [...tools, ...hubs];
	const framing = all.find(({ frames }) => frames?.some(({ path }) => path === `/${room}/${page}`));
	return (
		framing ??
		all.find(({ id }) => id === page) ??
		hubs.find(({ id }) => page.startsWith(`${id}/`))
	)?.id;
}

/** Everything that is reached from some files, themselves included. */
function walk(
	from: readonly string[],
	importsOf: (file: string) => readonly string[],
	isGone: (file: string) => boolean = () => false,
): Set<string> {
	const reached = new Set<string>();
	const next = [...from];
	for (let file = next.pop(); file !== undefined; file = next.pop()) {
		if (reached.has(file) || isGone(file)) continue;
		reached.add(file);
		next.push(...importsOf(file));
	}
	return reached;
}

/** A function that lists the files of the project that a file names in quotes. */
export function readImports(root: string): (file: string) => readonly string[] {
	const known = new Map<string, readonly string[]>();
	return (file) => {
		const found = known.get(file) ?? (lists.includes(file) ? [] : read(file));
		known.set(file, found);
		return found;
	};

	function read(file: string): string[] {
		if (!anyCode.test(file)) return [];
		const text = readFileSync(join(root, file), 'utf8');
		return [...text.matchAll(quotedPath)].flatMap(([, path = '']) => {
			const target = toTarget(path.replace(/\?.*$/, ''), file);
			if (path.includes('*'))
				return path.startsWith('/src/') ? globSync(target, { cwd: root }) : [];
			if (target.startsWith('public/') && target.endsWith('/'))
				return globSync(`${target}*`, { cwd: root });
			return statSync(join(root, target), { throwIfNoEntry: false })?.isFile() ? [target] : [];
		});
	}
}

function toTarget(path: string, file: string): string {
	if (path.startsWith('#')) return `src/${path.slice(1)}`;
	if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
	return path.replace(/^\//, '');
}

/** What only tools that are not wanted load from `public`. */
function listLoaded(root: string, isWanted: (id: string) => boolean): string[] {
	const begins = (wanted: boolean) =>
		tools.filter(({ id }) => isWanted(id) === wanted).flatMap(({ files }) => files ?? []);
	const kept = begins(true);
	return begins(false)
		.filter((start) => !kept.includes(start))
		.flatMap((start) => globSync(`public/${start}*`, { cwd: root }));
}

function isCode(file: string): boolean {
	return (anyCode.test(file) || anyData.test(file)) && !/^src\/content\//.test(file);
}
