import { globSync, readFileSync } from 'node:fs';

/** Folders whose files are those of the author. */
const content =
	/^(?:\.\/)?(?:src\/content|src\/assets\/(?:categories|documents|iq|photos|projects|slides)|public\/(?:assets\/iq|projects))\b/;
/** A call that reads files, with its first argument if that is a text. */
const reading =
	/\b(?:read\w+|cpSync|createReadStream|existsSync|globSync|sharp)\(\s*['"`]([^'"`]*)/g;
const whole = /\bread(?:ContentTree|ResumePaths|IsSample)\((?:process\.cwd\(\)|'\.'|\))/;
const ofSample = /from '[^']*(?:\/sample\/|fixtures\/(?:sample|resume-pages)\.ts)/;

test.each([
	["readFileSync('src/content/site/site.json')", true],
	['globSync(`src/assets/photos/*`)', true],
	['readContentTree(process.cwd())', true],
	["from '../sample/collections.ts'", true],
	["readFileSync('src/assets/fonts/onest.woff2')", false],
	['readContentTree(folder)', false],
])('%s reads what an author may change: %s', (code, expected) => {
	expect(readsContent(code)).toBe(expected);
});

test('no test of the code reads the content: those of the sample are in tests/sample', () => {
	const files = globSync('tests/unit/**/*.{ts,tsx}').filter(
		(file) => !file.endsWith('own-fixtures.test.ts'),
	);
	expect(files.length).toBeGreaterThan(100);
	expect(files.filter((file) => readsContent(readFileSync(file, 'utf8')))).toEqual([]);
});

function readsContent(code: string): boolean {
	const paths = [...code.matchAll(reading)].map(([, path = '']) => path);
	return paths.some((path) => content.test(path)) || whole.test(code) || ofSample.test(code);
}
