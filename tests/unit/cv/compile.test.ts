import { expect, test, vi } from 'vitest';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import type { Locale } from '#i18n/locales.ts';
import { job, profile, project, sources } from './makers.ts';
import { missingPoppler, toPdfLines, toPdfText, toPdfWords } from './pdf-text.ts';

const markup = '#panic("x") $x$ *a* _b_ `c` \\u{41} <d> @e // f /* g */ = h "quoted" {{i}} &amp;';

test.skipIf(missingPoppler)('markup characters are printed as they are', async () => {
	const changed = sources({ profile: profile({ summary: { text: markup } }) });
	const { pdf } = await compileCv(toCv(changed));
	expect(withoutSpaces(toPdfText(pdf, 'stream'))).toContain(withoutSpaces(markup));
});

test.skipIf(missingPoppler)('a description of many pages is broken, not cut', async () => {
	const description = { text: `${'A long way to go. '.repeat(2000)}The end.` };
	const { pdf } = await compileCv(toCv(sources({ projects: [project({ description })] })));
	const text = toPdfText(pdf, 'stream');
	expect(text.match(/A long way to go\./g)).toHaveLength(2000);
	expect(text).toContain('The end.');
});

test.skipIf(missingPoppler)('a title that does not fit beside its note stays whole', async () => {
	const title = 'Head of very many things and of some more, '.repeat(4).trim();
	const jobs = [job({ job: { text: title } })];
	const { pdf } = await compileCv(toCv(sources({ jobs })));
	expect(toPdfText(pdf, 'stream')).toContain(`${title} Example Ltd`);
});

test
	.skipIf(missingPoppler)
	.each(['set. de 2016 – out. de 2020', 'Sept. 2016 – heute', 'Mar 2016 – present'])(
	'the period "%s" is on one line',
	async (period) => {
		const cv = toCv(sources());
		const jobs = cv.experience.jobs.map((each) => ({ ...each, period }));
		const { pdf } = await compileCv({ ...cv, experience: { ...cv.experience, jobs } });
		expect(toPdfLines(pdf).flat()).toContainEqual(expect.stringContaining(`${period} Engineer`));
	},
);

test.skipIf(missingPoppler)('no page begins with the last skill alone', async () => {
	for (let count = 20; count < 40; count += 2) {
		const hardSkills = Array.from({ length: count }, (_, index) => ({
			id: `skill-${index}`,
			order: index,
			title: { text: `Skill ${index + 1}` },
			description: { text: 'Used every week.' },
			technologies: [],
			everydayTools: [],
			results: [],
			tags: [],
		}));
		const { pdf } = await compileCv(toCv(sources({ hardSkills, education: [], projects: [] })));
		const [, second = []] = toPdfLines(pdf);
		expect(second[0] ?? '').not.toContain(`Skill ${count}.`);
	}
});

test.skipIf(missingPoppler)(
	'a CV from right to left keeps a telephone number in order, and every text at its edge',
	async () => {
		const leftward = sources({
			profile: profile({ telephone: '06 12 34 56 78' }),
			jobs: [job({ description: { text: 'Firm.', lang: 'en' } })],
			projects: [project({ description: { text: 'Prose.', lang: 'en' } })],
		});
		const { pdf } = await compileCv({ ...toCv(leftward), locale: 'ar' as Locale });
		const words = toPdfWords(pdf);
		const find = (text: string) => words.find(({ word }) => word === text);
		const figures = ['06', '12', '34', '56', '78'].map((figure) => find(figure)?.left ?? 0);
		expect(figures).toEqual([...figures].sort((a, b) => a - b));
		expect(find('Prose.')?.right).toBeCloseTo(find('Firm.')?.right ?? 0);
		expect(find('Prose.')?.left).toBeGreaterThan(300);
	},
);

test('a name in the letters of two scripts is typeset', async () => {
	const changed = sources({ profile: profile({ name: { text: 'Ольга O’Neill-Wałęsa' } }) });
	const { pdf } = await compileCv(toCv({ ...changed, locale: 'uk' }));
	expect(Buffer.from(pdf).toString('latin1')).not.toContain('Unbounded');
});

test('characters that no font has are named, and the file is made without the mark of PDF/UA', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const changed = sources({ profile: profile({ summary: { text: 'Won a 🏆 in გორი' } }) });
	const file = (await compileCv(toCv({ ...changed, locale: 'es' }))).pdf;
	const pdf = Buffer.from(file).toString('latin1');
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		'The CV in "es" is not fully accessible: its fonts have no 🏆 გ ო რ ი, which appear in "Won a 🏆 in გორი". They are printed as boxes. Choose a font that has them ("textFont", see docs/look.md), or write the text without them.',
	);
	expect(pdf).not.toContain('pdfuaid:part');
	expect(pdf).toContain('/StructTreeRoot');
	warn.mockRestore();
});

function withoutSpaces(text: string): string {
	return text.replace(/\s/g, '');
}
