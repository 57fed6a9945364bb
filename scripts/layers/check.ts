import { type Import, listImports } from './imports.ts';
import { findPackageRule, mayImport, separateSubfolders } from './rules.ts';

/**
 * Lists every import of a file that the layer rules forbid.
 *
 * @example findLayerFaults('lib/a.ts', "import '#stores/b.ts'") // ['src/lib/a.ts:1 …']
 */
export function findLayerFaults(path: string, text: string): string[] {
	return listImports(path, text).flatMap((found) =>
		[folders(path, found), subfolders(path, found), packages(path, found), styles(path, found)]
			.filter((fault) => fault !== undefined)
			.map((fault) => `src/${path}:${found.line} imports "${found.from}". ${fault}`),
	);
}

/** Their results are plain data, so every folder may import their types. */
const plainObjects = ['queries', 'cv'];

function folders(path: string, { from, typeOnly }: Import): string | undefined {
	const own = topOf(path);
	const target = targetOf(path, from);
	const other = target?.[0];
	if (other === undefined || other === own) return undefined;
	if (typeOnly && plainObjects.includes(other)) return undefined;
	if (other === 'build' && path.startsWith('components/behaviour/') && !typeOnly)
		return 'Page scripts run in browsers, but src/build runs only during the build.';
	const allowed = mayImport[own]?.from;
	if (!allowed)
		return `There are no layer rules for src/${own}. Add them to scripts/layers/rules.json.`;
	if (allowed.includes(other) || allowed.includes(target?.join('/') ?? '')) return undefined;
	return `src/${own} may import only ${allowed.length === 0 ? 'from itself' : allowed.join(', ')}.`;
}

function subfolders(path: string, { from }: Import): string | undefined {
	const own = path.split('/');
	const target = targetOf(path, from);
	const shared = separateSubfolders[own[0] ?? ''];
	if (!shared || !target || target[0] !== own[0] || own.length < 3 || target.length < 3)
		return undefined;
	const [mine = '', theirs = ''] = [own[1], target[1]];
	// A glob takes what is there, and misses no folder that is deleted.
	if (mine === theirs || theirs === '*' || shared.includes(theirs)) return undefined;
	const places = shared.map((name) => `src/${own[0]}/${name}`).join(', ');
	return `"${mine}" may not import "${theirs}": move the shared code to ${places} or src/lib.`;
}

function packages(path: string, { from, typeOnly, names }: Import): string | undefined {
	if (typeOnly) return undefined;
	const own = topOf(path);
	const rule = findPackageRule(from);
	if (!rule || rule.folders.includes(own)) return undefined;
	const granted = rule.names?.[own] ?? [];
	if (names.length > 0 && names.every((name) => granted.includes(name))) return undefined;
	return rule.reason;
}

/** A page that imported them would have to know the inside of the island. */
function styles(path: string, { from }: Import): string | undefined {
	const [owner] = targetOf(path, from) ?? [];
	if (!from.endsWith('.css') || owner !== 'islands' || topOf(path) === 'islands') return undefined;
	return 'Import the styles of an island in its root component only.';
}

function topOf(path: string): string {
	return path.split('/')[0] ?? '';
}

/** The path below `src` that an import names, in parts, or undefined for a package. */
function targetOf(path: string, from: string): string[] | undefined {
	if (from.startsWith('#')) return from.slice(1).split('/');
	if (from.startsWith('/src/')) return from.slice('/src/'.length).split('/');
	if (from.startsWith('./')) return [...path.split('/').slice(0, -1), ...from.slice(2).split('/')];
	return undefined;
}
