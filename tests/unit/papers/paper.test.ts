import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { compilePaper } from '#papers/compile.ts';
import { toPaper } from '#papers/paper.ts';
import { sources } from '#tools/tasks/sources.ts';
import { languages, taskIds } from '#tools/tasks/task-ids.ts';
import { missingPoppler } from '../cv/pdf-text.ts';

const site = 'https://site.example';
const all = taskIds.flatMap((task) => languages.map((language) => [task, language] as const));

describe.each(all)('the PDF of %s in %s', (task, language) => {
	test('is tagged, marked as PDF/UA-1, has a title, and carries cut fonts', async () => {
		const pdf = Buffer.from(await compilePaper(toPaper(task, language, site))).toString('latin1');
		expect(pdf).toContain('/StructTreeRoot');
		expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
		expect(pdf).toContain('/Lang (en)');
		expect(pdf).toContain('/DisplayDocTitle true');
		expect(pdf).toContain(`/URI (${site}/extra/tasks/${task})`);
		const fonts = [...pdf.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
		expect(fonts.length).toBeGreaterThanOrEqual(4);
		for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+(Onest|Unbounded|MartianMono)-/);
	});

	test.skipIf(missingPoppler)('holds the code that the page runs', async () => {
		const pdf = await compilePaper(toPaper(task, language, site));
		const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf });
		const text = toWords(stdout.toString());
		for (const line of sources[task].split('\n')) expect(text).toContain(toWords(line));
		expect(text.includes('<template>')).toBe(language === 'Vue');
	});
});

test('the same data give the same bytes', async () => {
	const paper = toPaper('fibonacci', 'Vue', site);
	const [first, second] = [await compilePaper(paper), await compilePaper(paper)];
	expect(Buffer.compare(first, second)).toBe(0);
});

function toWords(text: string): string {
	return text.replace(/\s+/g, '');
}
