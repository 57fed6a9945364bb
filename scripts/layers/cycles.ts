import { dirname, posix } from 'node:path';
import { listImports } from './imports.ts';

/**
 * Finds files that import each other in a circle. Types count: a circle of types means that a part
 * cannot be understood, tested or moved without the whole it belongs to. Paths begin at the root.
 *
 * @example findCycles(new Map([['src/lib/a.ts', "import './a.ts'"]])) // ['src/lib/a.ts → src/lib/a.ts …']
 */
export function findCycles(files: ReadonlyMap<string, string>): string[] {
	const graph = new Map(
		[...files].map(
			([path, text]) =>
				[path, listImports(path, text).map(({ from }) => resolve(path, from))] as const,
		),
	);
	const done = new Set<string>();
	const cycles: string[] = [];

	function visit(path: string, trail: readonly string[]) {
		const start = trail.indexOf(path);
		if (start !== -1) {
			cycles.push(`${[...trail.slice(start), path].join(' → ')} is a circular import.`);
			return;
		}
		if (done.has(path)) return;
		for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
		done.add(path);
	}
	for (const path of graph.keys()) visit(path, []);
	return cycles;
}

/** `#` stands for `src` in the imports of package.json. */
function resolve(path: string, from: string): string {
	return from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(dirname(path), from);
}
