import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { editionVariable } from '#build/edition/edition.ts';
import { toJsonResume } from '#cv/forms/json-resume.ts';
import { getResume } from '#queries/resume.ts';
import { runImport } from '../../../../scripts/import/run.ts';
import { makeFolder } from '../../folder.ts';

/** Where the content is that the queries read. */
const content = vi.hoisted(() => ({ folder: '' }));

vi.mock('astro:content', async () => {
	const { toCollections } = await import('../../../fixtures/content/collections.ts');
	const { readTexts } = await import('../../../../scripts/content/tree.ts');
	return toCollections(() => readTexts(content.folder));
});

const settings = {
	...{ sample: false, startYear: 2020, repository: 'https://example.com/code' },
	shareText: { en: 'A CV' },
};

/** Content made of a file, its export, and the content made of that export in an empty folder. */
async function goRound(file: string) {
	vi.stubEnv(editionVariable, 'private');
	const folder = makeFolder();
	const [first, second] = [join(folder, 'first'), join(folder, 'second')];
	runImport([file], first);
	mkdirSync(join(first, 'site'), { recursive: true });
	writeFileSync(join(first, 'site/site.json'), JSON.stringify(settings));
	content.folder = first;
	const json = toJsonResume(await getResume('en', 'https://site.example/'));
	const exported = join(folder, 'resume.json');
	writeFileSync(exported, JSON.stringify(json));
	const report = runImport([exported], second);
	const result = { first: readRecords(first), second: readRecords(second), report };
	return result;
}

/** An empty list of technologies is the same as none. */
function withoutDefaults(key: string, value: unknown): unknown {
	return key === 'technologies' && Array.isArray(value) && value.length === 0 ? undefined : value;
}

function readRecords(folder: string): Record<string, unknown> {
	// What the export does not carry is about the site: its settings and the categories of certificates.
	const files = globSync('**/*.json', { cwd: folder }).filter(
		(file) => !/^(site|categories)\//.test(file),
	);
	return Object.fromEntries(
		files
			.sort()
			.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'), withoutDefaults)]),
	);
}

const samples = [
	...['01-official-v1', '02-old-v0', '05-partial-dates', '16-same-names', '19-exporter'],
	...['20-languages', '23-texts-for-groups'],
];

test.each(samples)('a published file comes back as it was imported: %s', async (name) => {
	const { first, second, report } = await goRound(`tests/fixtures/resumes/${name}.json`);
	expect(Object.keys(first).length).toBeGreaterThan(1);
	expect(second).toEqual(first);
	expect(report).not.toContain('Not imported');
});
