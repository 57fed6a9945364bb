import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listImports } from '../../../scripts/layers/imports.ts';

const first = 'scripts/site-languages.ts';
const languages = 'src/i18n/locale.ts';
const known = new Map<string, readonly string[]>();

test('every command that knows languages reads those of the site first', () => {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(
		readFileSync('package.json', 'utf8'),
	);
	const started = Object.values(scripts).flatMap((line) =>
		[...line.matchAll(/node (scripts\/\S+\.ts)/g)].map(([, file = '']) => file),
	);
	const commands = [...new Set([...started, ...globSync('scripts/*.ts')])].filter(
		(file) => file !== first && reaches(file, new Set()),
	);
	expect(commands.length).toBeGreaterThan(12);
	expect(commands.filter((file) => listFiles(file)[0] !== first)).toEqual([]);
});

function reaches(file: string, seen: Set<string>): boolean {
	if (file === languages) return true;
	if (seen.has(file)) return false;
	seen.add(file);
	return listFiles(file).some((imported) => reaches(imported, seen));
}

/** The files of the project that a file imports, in their order. */
function listFiles(file: string): readonly string[] {
	const before = known.get(file);
	if (before) return before;
	const files = listImports(file, readFileSync(file, 'utf8'))
		.filter(({ typeOnly }) => !typeOnly)
		.map(({ from }) => (from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(file), from)))
		.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
	known.set(file, files);
	return files;
}
