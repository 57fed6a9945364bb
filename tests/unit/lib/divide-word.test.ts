import { divideFirstWord } from '#lib/divide-word.ts';

test.each([
	['Криптовалюти', 'Крипто-ва-люти'],
	['Criptomonedas', 'Cripto-mo-nedas'],
	['Calculator', 'Calcu-lator'],
	['Конфігуратор келиха', 'Конфі-гу-ратор келиха'],
	['Ejercicios de entrevista', 'Ejerci-cios de entrevista'],
])('%s can be divided between syllables', (title, divided) => {
	expect(divideFirstWord(title).replaceAll('\u00ad', '-')).toBe(divided);
});

test('short words, later words and words with a sign stay whole', () => {
	for (const title of [
		'Погода',
		'Exchange rates',
		'Goblet configurator',
		'JavaScript cube',
		'3D-рядки',
	])
		expect(divideFirstWord(title)).toBe(title);
});
