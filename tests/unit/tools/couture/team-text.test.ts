import { toTeamTexts } from '#tools/couture/team-text.ts';

test.each([
	['Шевченко 7', 'uk', '(ШЕВЧЕНКО) 7'],
	['Gómez', 'es', '(GÓMEZ) 10'],
	['de la Cruz 99', 'es', '(DE LA CRUZ) 99'],
	['23', 'en', '23'],
	['', 'en', '10'],
])('“%s” in %s becomes a name in an arch and a number below it: %s', (line, language, texts) => {
	const prints = toTeamTexts(line, language);
	expect(prints.map(({ text, arch }) => (arch > 0 ? `(${text})` : text)).join(' ')).toBe(texts);
});

test('letters are as high in a short name as in a long one, as far as it fits', () => {
	const scale = (name: string) => toTeamTexts(`${name} 1`, 'en')[0]?.scale ?? 0;
	expect(scale('Abcdef')).toBeCloseTo(2 * scale('Abc'));
	expect(scale('A'.repeat(30))).toBe(1.7);
});
