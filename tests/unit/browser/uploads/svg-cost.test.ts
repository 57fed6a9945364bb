import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateCost, mostCost } from '#browser/uploads/svg-cost.ts';

function drawing(content: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
}

describe('drawings that are taken', () => {
	test.each([
		['a logo', '<path d="M0 0h9v9z"/>'.repeat(300)],
		['a map of 800 kB', `<path d="${'M10.25 20.5l3.1 4.2'.repeat(42_000)}"/>`],
		[
			'forty shapes with shadows',
			`<filter id="f"><feDropShadow dx="1"/></filter>${'<g filter="url(#f)"><rect/></g>'.repeat(40)}`,
		],
		['a pattern', '<pattern id="p"><rect/><rect/></pattern><rect fill="url(#p)"/>'.repeat(20)],
		['a symbol used 500 times', `<symbol id="s"><path/></symbol>${'<use href="#s"/>'.repeat(500)}`],
		['one that refers to itself', '<g id="a"><use href="#a"/></g>'],
		['one with a comment that looks like elements', `<!--${'<rect/>'.repeat(200_000)}-->`],
	])('%s', (_, content) => {
		expect(estimateCost(drawing(content))).toBeLessThan(mostCost);
	});
});

describe('drawings that would stop the page', () => {
	test.each([
		[
			'300 blurred rectangles with noise',
			`<filter id="f"><feTurbulence numOctaves="60"/><feGaussianBlur stdDeviation="900"/></filter>${'<rect filter="url(#f)"/>'.repeat(300)}`,
		],
		[
			'the same by a style sheet',
			`<style>rect { filter: url("#f") }</style><filter id="f"><feGaussianBlur/></filter>${'<rect/>'.repeat(300)}`,
		],
		[
			'a billion copies',
			`<defs><g id="g0"><rect/></g>${Array.from({ length: 9 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#g9"/>`,
		],
		[
			'patterns of patterns',
			`${Array.from({ length: 5 }, (_, at) => `<pattern id="p${at + 1}"><rect fill="url(#p${at})"/></pattern>`).join('')}<rect fill="url(#p5)"/>`,
		],
		['a path of 4 MB', `<path d="${'M1 2l3 4'.repeat(500_000)}"/>`],
		['a deep nest', `${'<g>'.repeat(500)}<rect/>${'</g>'.repeat(500)}`],
	])('%s', (_, content) => {
		expect(estimateCost(drawing(content))).toBeGreaterThan(mostCost);
	});
});

test('no text makes it throw or give no number', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.constantFrom(
					'<g id="a">',
					'</g>',
					'<use href="#a"/>',
					'<',
					'>',
					'"',
					'<style>',
					'</style>',
					'url(#a)',
					'<!--',
					' ',
				),
				{ maxLength: 60 },
			),
			(parts) => {
				expect(Number.isNaN(estimateCost(parts.join('')))).toBe(false);
			},
		),
	);
});
