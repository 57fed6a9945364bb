import { describe, expect, test } from 'vitest';
import { hasTool } from '#tools/registry.ts';
import { check, testChanges } from '../../../fixtures/content/check.ts';
import { caseStudy, goodTree } from '../../../fixtures/content/good-tree.ts';

const file = 'case-studies/dance-school/en.mdx';
const picture = 'projects/dance-school/timetable.webp';
const figure = `<Figure picture="${picture}" alt="A timetable." />`;

test('a case study with every block has no mistakes', () => {
	const blocks = [
		`<Figure picture="${picture}" alt="A timetable." caption="Three halls." wide="yes" />`,
		`<Gallery>\n\n${figure}\n\n${figure}\n\n</Gallery>`,
		`<Gallery>\n\t${figure}\n\t${figure}\n</Gallery>`,
		`<Compare before="${picture}" beforeAlt="Paper." after="${picture}" afterAlt="A screen." />`,
		'<Figures>\n\t<Value what="Time to find a hall" before="20" after="1" unit="minutes" />\n</Figures>',
		'<Figures><Value what="Halls" after="3" /></Figures>',
		'<Decision title="One list" instead="Three calendars">\n\nTeachers look once.\n\n</Decision>',
		'<Quote by="the head of the school">\n\nI have my evenings back.\n\n</Quote>',
		'<Aside>Halls are named after composers.</Aside>',
		`<Video file="/assets/iq/report-en.webm" poster="${picture}" alt="A search." />`,
		'<Code caption="The whole rule">\n\n```ts\nconst free = { hall: 1 };\n```\n\n</Code>',
		...(hasTool('graphics/configurator3d') ? ['<Scene name="goblet" caption="Drag it." />'] : []),
		'## What went wrong\n\nA [page](/projects/dance-school) and `code`.',
	];
	const publicFiles = new Set([...goodTree().publicFiles, '/assets/iq/report-en.webm']);
	expect(check({ [file]: caseStudy(blocks.join('\n\n')) }, { publicFiles })).toBe(
		'0 mistakes in 0 files.',
	);
});

describe('a block', () => {
	test.each([
		[
			'without what it needs',
			`<Figure picture="${picture}" />`,
			'<Figure> needs the attribute alt, in quotes',
		],
		[
			'with an empty text',
			'<Decision title="">Why.</Decision>',
			'<Decision> needs the attribute title',
		],
		[
			'with an attribute that it has not',
			figure.replace(' />', ' captoin="A" />'),
			'<Figure> has no attribute "captoin". Did you mean "caption"?',
		],
		['an unknown component', '<Figur />', 'Did you mean <Figure>?'],
		['of another text', '<Note>Text.</Note>', 'There is no block <Note> for this text.'],
		[
			'with code in braces',
			'<Decision title={"One list"}>Why.</Decision>',
			'<Decision> needs the attribute title, in quotes',
		],
		[
			'outside of the only place that it has',
			'<Value what="Halls" after="3" />',
			'<Value> belongs inside <Figures>.',
		],
		[
			'inside of a text',
			`<Aside>\n\n${figure}\n\n</Aside>`,
			'<Aside> cannot contain other blocks. Move <Figure> after </Aside>.',
		],
		[
			'with text that it cannot show',
			figure.replace(' />', '>Text.</Figure>'),
			'cannot contain text',
		],
		['without anything in it', '<Gallery>\n\n</Gallery>', '<Gallery> is empty.'],
		[
			'of code without code',
			'<Code caption="A">\n\nText.\n\n</Code>',
			'<Code> may contain only one piece',
		],
		[
			'of figures with something else',
			`<Gallery>\n\n${figure}\n\nText.\n\n</Gallery>`,
			'<Gallery> may contain only the block <Figure>.',
		],
		[
			'with a picture that is not there',
			figure.replace('timetable', 'timetabel'),
			'Did you mean "projects/dance-school/timetable.webp"?',
		],
		[
			'with a film that is not there',
			`<Video file="projects/a.webm" poster="${picture}" alt="A." />`,
			'There is no file "public/projects/a.webm".',
		],
		[
			'that is not closed',
			'<Decision title="One list">\n\nWhy.',
			'The block <Decision> is never closed',
		],
	])('%s', (_, body, sentence) => {
		expect(check({ [file]: caseStudy(body) })).toContain(sentence);
	});
});

testChanges('case-studies');

test.runIf(hasTool('graphics/couture3d'))('an unknown scene is named beside one like it', () => {
	expect(check({ [file]: caseStudy('<Scene name="cotoure" />') })).toContain(
		'"cotoure" is not a valid name for <Scene>. Did you mean "couture"?',
	);
});
