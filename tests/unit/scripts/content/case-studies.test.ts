import { hasTool } from '#tools/registry.ts';
import { check, testChanges } from '../../../fixtures/content/check.ts';
import { caseStudy, goodTree } from '../../../fixtures/content/good-tree.ts';
import blocks from './blocks.json' with { type: 'json' };

const file = 'case-studies/dance-school/en.mdx';
const picture = 'projects/dance-school/timetable.webp';
const figure = `<Figure picture="${picture}" alt="A timetable." />`;

test('a case study with every block has no mistakes', () => {
	const every = [
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
	expect(check({ [file]: caseStudy(every.join('\n\n')) }, { publicFiles })).toBe(
		'0 mistakes in 0 files.',
	);
});

test.each(blocks)('a block: $name', ({ body, sentence }) => {
	expect(check({ [file]: caseStudy(body) })).toContain(sentence);
});

testChanges('case-studies');

test.runIf(hasTool('graphics/couture3d'))('an unknown scene is named beside one like it', () => {
	expect(check({ [file]: caseStudy('<Scene name="cotoure" />') })).toContain(
		'"cotoure" is not a valid name for <Scene>. Did you mean "couture"?',
	);
});
