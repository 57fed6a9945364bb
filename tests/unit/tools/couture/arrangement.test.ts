import {
	type Arrangement,
	firstArrangement,
	hasBranding,
	hasColours,
	listShown,
	parseArrangement,
	printArrangement,
	resizeBranding,
	toggleMenu,
} from '#tools/couture/arrangement.ts';

const row: Arrangement = { type: 'row' };
const grid: Arrangement = { type: 'grid' };
const dress: Arrangement = { type: 'single', model: 'womenDress' };

test.each([
	['menShirt1', firstArrangement, 1, true, true],
	// There is no branding for the dress.
	['womenDress', dress, 1, true, false],
	// Compositions show all garments, without colours, textures and branding.
	['row', row, 4, false, false],
	['grid', grid, 4, false, false],
])(
	'%s is one word, and shows its garments and menus',
	(_, arrangement, count, colours, branding) => {
		expect(parseArrangement(printArrangement(arrangement))).toEqual(arrangement);
		expect(listShown(arrangement)).toHaveLength(count);
		expect([hasColours(arrangement), hasBranding(arrangement)]).toEqual([colours, branding]);
	},
);

test.each(['single', '', 1, null])('%j is no arrangement', (wrong) => {
	expect(parseArrangement(wrong)).toBeUndefined();
});

test.each([
	[undefined, 'colour', firstArrangement, 'colour'],
	['colour', 'texture', firstArrangement, 'texture'],
	['texture', 'texture', firstArrangement, undefined],
	[undefined, 'logo', dress, undefined],
] as const)(
	'with %s open, pressing %s opens one menu at most',
	(open, pressed, arrangement, menu) => {
		expect(toggleMenu(open, pressed, arrangement)).toBe(menu);
	},
);

test.each([
	[true, 1280, 768, false],
	[true, 1280, 769, true],
	[true, 390, 768, true],
])('branding that is open is %s, from %d to %d px: %s', (open, from, to, after) => {
	expect(resizeBranding(open, from, to)).toBe(after);
});
