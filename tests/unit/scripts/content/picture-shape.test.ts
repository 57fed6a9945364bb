import { readEntries } from '../../../../scripts/content/entries.ts';
import { findShapeFault } from '../../../../scripts/content/picture-shape.ts';
import { listPictureUses } from '../../../../scripts/content/picture-uses.ts';
import { caseStudy, goodTree, project, words } from '../../../fixtures/content/good-tree.ts';

const alt = words('A timetable.');

test.each([
	['a cover of the right shape', { 'a.webp': [1920, 1280] }, 'a.webp', undefined, undefined],
	['a cover that is one pixel off', { 'a.webp': [1281, 854] }, 'a.webp', undefined, undefined],
	['a square cover', { 'a.webp': [1280, 1280] }, 'a.webp', undefined, 'cover-not-3-2'],
	['a cover 1279 pixels wide', { 'a.webp': [1279, 853] }, 'a.webp', undefined, 'picture-too-small'],
	[
		'a dark cover of another size',
		{ 'a.webp': [1920, 1280], 'b.webp': [1500, 1000] },
		'a.webp',
		'b.webp',
		'pictures-differ',
	],
	['a file that cannot be read', {}, 'a.webp', undefined, undefined],
] as const)('%s', (_, sizes, picture, dark, kind) => {
	const text = project({ cover: { picture, dark, alt } });
	expect(findKinds({ 'projects/dance-school.json': text }, sizes)).toEqual(kind ? [kind] : []);
});

test('the pictures before and after are as large as each other', () => {
	const compare = '<Compare before="a.webp" beforeAlt="A." after="b.webp" afterAlt="B." />';
	const text = { 'case-studies/dance-school/en.mdx': caseStudy(compare) };
	const same = { 'a.webp': [1280, 720], 'b.webp': [1280, 720] } as const;
	expect(findKinds(text, same)).toEqual([]);
	expect(findKinds(text, { ...same, 'b.webp': [1400, 720] })).toEqual(['pictures-differ']);
	expect(findKinds(text, { ...same, 'a.webp': [640, 360] })).toEqual([
		'picture-too-small',
		'pictures-differ',
	]);
});

function findKinds(
	changes: Record<string, string>,
	sizes: Readonly<Record<string, readonly [number, number]>>,
) {
	const known = new Map(
		Object.entries(sizes).map(([file, [width, height]]) => [file, { width, height }]),
	);
	const { entries } = readEntries(goodTree(changes));
	return entries.flatMap(listPictureUses).flatMap((use) => findShapeFault(use, known)?.kind ?? []);
}
