import { toFigureParts } from '#lib/figure-parts.ts';

test.each([
	['31', ['31']],
	['6,1', ['6,1']],
	['1\u00a0150', ['1\u00a0150']],
	['1 in 8', ['1', '| in |', '8']],
	['1 de cada 3', ['1', '| de cada |', '3']],
	['40 повідомлень', ['40', '| повідомлень|']],
	['A2', ['|A|', '2']],
	['none', ['|none|']],
	['p’ять', ['|p’ять|']],
])('%j is %j', (figure, parts) => {
	expect(toFigureParts(figure).map(({ text, marked }) => (marked ? `|${text}|` : text))).toEqual(
		parts,
	);
	expect(parts.join('').replaceAll('|', '')).toBe(figure);
});
