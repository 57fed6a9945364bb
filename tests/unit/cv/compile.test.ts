import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import type { Locale } from '#i18n/locales.ts';
import { job, profile, project, sources } from './makers.ts';
import {
	missingPoppler,
	toOneLine,
	toPdfBlocks,
	toPdfLines,
	toPdfText,
	toPdfWords,
} from './pdf-text.ts';

const markup = '#panic("x") $x$ *a* _b_ `c` \\u{41} <d> @e // f /* g */ = h "quoted" {{i}} &amp;';

test.skipIf(missingPoppler)('markup characters are printed as they are', async () => {
	const changed = sources({ profile: profile({ summary: { text: markup } }) });
	const { pdf } = await compileCv(toCv(changed));
	expect(withoutSpaces(toPdfText(pdf, 'stream'))).toContain(withoutSpaces(markup));
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

// ISO 32000-1, 14.8.4.3: text belongs into a block. Matterhorn Protocol 1.1, 09-001: the tags are in the order of reading.
test.skipIf(missingPoppler)(
	'every text is a heading, a paragraph or part of a list; dates follow their headings, contacts are a list',
	async () => {
		const contacts = [{ kind: 'code', label: { text: 'GitHub' }, url: 'https://github.com/olha' }];
		const { pdf } = await compileCv(toCv(sources({ profile: profile({ contacts }) })));
		const blocks = toPdfBlocks(pdf);
		const tags = new Set(blocks.map(([tag]) => tag));
		expect([...tags].sort()).toEqual(['H1', 'H2', 'H3', 'LBody', 'Lbl', 'P']);
		const read = blocks.map(([tag, text]) => `${tag} ${toOneLine(text)}`).join('; ');
		expect(read).toContain('Lbl GitHub; LBody github.com/olha;');
		for (const entry of [
			'H3 Engineer; P Example Ltd; P Mar 2020 – Apr 2021; P Main duties; Lbl –; LBody Planning;',
			'H3 Hotel; P Website; P Jan 2022 – Jun 2022; P Rooms.;',
			'H3 Economics; P University; P Sept 1994 – Jan 1999;',
		])
			expect(read).toContain(entry);
	},
);

test('characters that no font has are named, and the file is made without the mark of PDF/UA', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const changed = sources({ profile: profile({ summary: { text: 'Won a 🏆 in გორი' } }) });
	const file = (await compileCv(toCv({ ...changed, locale: 'es' }))).pdf;
	const pdf = Buffer.from(file).toString('latin1');
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		'The CV in "es" is not fully accessible: its fonts have no 🏆 გ ო რ ი. They are printed as boxes. Choose a font that has them ("textFont", see docs/look.md), or write the text without them.',
	);
	expect(pdf).not.toContain('pdfuaid:part');
	expect(pdf).toContain('/StructTreeRoot');
	warn.mockRestore();
});

function withoutSpaces(text: string): string {
	return text.replace(/\s/g, '');
}
