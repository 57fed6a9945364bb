import { spawnSync } from 'node:child_process';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { compilePaper } from '#papers/compile.ts';
import { toPaper } from '#papers/paper.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import { languages, taskIds } from '#tools/tasks/task-ids.ts';
import { vueSources } from '#tools/tasks/vue-sources.ts';
import { missingPoppler } from '../cv/pdf-text.ts';

const site = 'https://site.example';
const all = locales.flatMap((locale) =>
	taskIds.flatMap((task) => languages.map((language) => [locale, task, language] as const)),
);

describe.each(all)('%s: the PDF of %s in %s', (locale, task, language) => {
	test('is tagged, marked as PDF/UA-1, has a title, and carries cut fonts', async () => {
		const pdf = Buffer.from(await compilePaper(toPaper(locale, task, language, site))).toString(
			'latin1',
		);
		expect(pdf).toContain('/StructTreeRoot');
		expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
		expect(pdf).toContain(`/Lang (${locale})`);
		expect(pdf).toContain('/DisplayDocTitle true');
		expect(pdf).toContain(`/URI (${site}${localizePath(locale, `/extra/tasks/${task}`)})`);
		const fonts = [...pdf.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
		expect(fonts.length).toBeGreaterThanOrEqual(4);
		for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+(Onest|Unbounded|MartianMono)-/);
	});

	test.skipIf(missingPoppler)(
		'holds the code that the page runs, each line whole and without a number',
		async () => {
			const pdf = await compilePaper(toPaper(locale, task, language, site));
			const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf });
			const lines = stdout
				.toString()
				.split('\n')
				.map((line) => line.trim());
			const codes =
				language === 'Vue' ? [vueSources[task], solutionCode[task]] : [solutionCode[task]];
			for (const line of codes.join('\n').split('\n')) {
				if (line.trim() !== '') expect(lines).toContain(line.trim());
			}
		},
	);
});

test('the same data give the same bytes', async () => {
	const paper = toPaper('en', 'fibonacci', 'Vue', site);
	const [first, second] = [await compilePaper(paper), await compilePaper(paper)];
	expect(Buffer.compare(first, second)).toBe(0);
});
