import { toCompounds } from '#lib/compounds.ts';

const findWhole = (text: string) =>
	toCompounds(text)
		.filter(({ marked }) => marked)
		.map((part) => part.text);

test.each([
	['CV: Front-end development', ['Front-end']],
	['Резюме: Front-end', ['Front-end']],
	['Куб-кубів і to-do-list', ['Куб-кубів', 'to-do-list']],
	['2023 - 2026 — no word', []],
	['Відстежування-замовлень', []],
	['', []],
])('%s keeps %j in one line', (text, whole) => {
	expect(findWhole(text)).toEqual(whole);
});

test('no letter is lost', () => {
	const text = 'A-b c-d, e';
	expect(
		toCompounds(text)
			.map((part) => part.text)
			.join(''),
	).toBe(text);
});
