import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionVariable } from '#build/edition/edition.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { locales } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';
import { collections } from '#schemas/collections.ts';
import { runImport } from '../../scripts/import/run.ts';
import { makeFolder } from '../unit/folder.ts';
import { readContent } from '../unit/scripts/import/imported.ts';

vi.mock('astro:content', () => import('./collections.ts'));

/** What a `resume.json` is about; the rest of the content is about the site. */
const carried = [
	'profile',
	'experience',
	'projects',
	'publications',
	'education',
	'diplomas',
	'categories',
	'certificates',
	'languages',
	'skills',
] as const;

let folder = '';
let exports: string[] = [];

beforeEach(async () => {
	vi.stubEnv(editionVariable, 'private');
	folder = makeFolder();
	exports = await Promise.all(
		locales.map(async (locale) => {
			const file = join(folder, `resume-${locale}.json`);
			const json = toJsonResume(await getResume(locale, 'https://site.example/'));
			writeFileSync(file, JSON.stringify(json));
			return file;
		}),
	);
});

test.each(carried)('import after export gives back the same content: %s', (name) => {
	const into = join(folder, 'content');
	runImport(exports, into);
	const { folder: own, pattern, schema } = collections[name];
	const imported = readContent(into);
	const files = globSync(`${own}/${pattern}`, { cwd: 'src/content' });
	const back = [...imported.keys()].filter((file) => file.startsWith(`${own}/`));
	expect(back.sort()).toEqual(files.sort());
	for (const file of files) {
		const original = JSON.parse(readFileSync(join('src/content', file), 'utf8'));
		expect([file, schema.parse(imported.get(file))]).toEqual([file, schema.parse(original)]);
	}
});

test('import after export loses nothing, changes nothing, and needs no stand-ins', () => {
	const report = runImport(exports, join(folder, 'content'));
	expect(report).not.toContain('Not imported');
	expect(report).not.toContain('Imported with changes');
	expect(report).not.toContain('a stand-in is written');
	expect(runImport(exports, join(folder, 'content'))).toContain('0 new files, 0 replaced files');
});

test('import after export writes nothing over the content that it came from', () => {
	const report = runImport([...exports, '--dry-run'], 'src/content');
	expect(report).toContain('Would write: 0 new files, 0 replaced files.');
});
