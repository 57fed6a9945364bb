import { dirname, posix } from 'node:path';
import { listImports } from './imports.ts';

/**
 * Finds files that import each other in a circle; types do not count, as they are gone in the build.
 *
 * @example findCycles(new Map([['lib/a.ts', "import './a.ts'"]])) // ['src/lib/a.ts → src/lib/a.ts']
 */
export function findCycles(files: ReadonlyMap<string, string>): string[] {
	const graph = new Map(
		[...files].map(([path, text]) => {
			const imports = listImports(path, text).filter(({ typeOnly }) => !typeOnly);
			return [path, imports.map(({ from }) => resolve(path, from))] as const;
		}),
	);
	const done = new Set<string>();
	const cycles: string[] = [];

	function visit(path: string, trail: readonly string[]) {
		const start = trail.indexOf(path);
		if (start !== -1) {
			const circle = [...trail.slice(start), path];
			cycles.push(`${circle.map((file) => `src/${file}`).join(' → ')} is a circle of imports.`);
			return;
		}
		if (done.has(path)) return;
		for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
		done.add(path);
	}
	for (const path of graph.keys()) visit(path, []);
	return cycles;
}

function resolve(path: string, from: string): string {
	return from.startsWith('#') ? from.slice(1) : posix.join(dirname(path), from);
}
