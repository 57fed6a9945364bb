import fc from 'fast-check';
import { checkContent } from '../../../../scripts/content/check.ts';
import { printCounts, printMistakes } from '../../../../scripts/content/print.ts';
import { goodTree, project, slide } from '../../../fixtures/content/good-tree.ts';

test('a content without mistakes is summed up in one sentence', () => {
	const { entries, mistakes } = checkContent(goodTree());
	expect(mistakes).toEqual([]);
	expect(printCounts(entries)).toMatchInlineSnapshot(
		`"No mistakes in 29 files (profile 1, site 1, iq 1, projects 1, categories 2, certificates 6, education 1, diplomas 1, languages 1, experience 1, publications 0, skills 1, technologies 1, photos 1, slides 1, case-studies 3, pages 0, home 3, about 3)."`,
	);
});

test('whatever a file holds, the check answers, and finds a mistake', () => {
	const junk = fc.oneof(
		fc.json(),
		fc.string(),
		fc.string().map((text) => `---\n${text}\n---\n${text}{`),
		fc
			.record({ picture: fc.jsonValue(), order: fc.jsonValue(), number: fc.jsonValue() })
			.map(toJson),
		fc.record({ specialCertificates: fc.jsonValue(), start: fc.jsonValue() }).map(toJson),
	);
	const files = fc
		.constantFrom(...goodTree().texts.keys())
		.filter((file) => !file.startsWith('home'));
	fc.assert(
		fc.property(files, junk, (file, text) => {
			const { mistakes } = checkContent(goodTree({ [file]: text }));
			expect(mistakes.length).toBeGreaterThan(0);
			expect(printMistakes(mistakes)).not.toMatch(/undefined|\[object |NaN/);
		}),
		// Each value is a whole check of the content: 13 ms.
		{ numRuns: 300, examples: [['about/en.mdx', '---\n&a [*a]\n---\n']] },
	);
}, 30_000);

test('all mistakes are shown at once, in the order of files and lines', () => {
	const { mistakes } = checkContent(
		goodTree({
			'projects/dance-school.json': project({ start: '21', end: 5, titel: 'x' }),
			'slides/01-linen.json': slide({ picture: 'slides/none.webp', alt: undefined }),
			'about/en.mdx': '<Nota/>\n',
			'skills/scripts.json': '{',
			'extras/x.json': '{}',
		}),
	);
	expect(mistakes.map(({ file, kind }) => `${file.slice(12)} ${kind}`)).toEqual([
		'about/en.mdx missing-field',
		'about/en.mdx unknown-block',
		'extras/x.json unknown-folder',
		'projects/dance-school.json wrong-value',
		'projects/dance-school.json wrong-value',
		'projects/dance-school.json unknown-field',
		'skills/scripts.json broken-json',
		'slides/01-linen.json missing-field',
		'slides/01-linen.json missing-picture',
	]);
});

function toJson(value: unknown): string {
	return JSON.stringify(value);
}
