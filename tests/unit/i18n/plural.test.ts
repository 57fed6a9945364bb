import { picsum } from '#i18n/messages/picsum/index.ts';
import { fill, plural } from '#i18n/messages.ts';

const projects = {
	one: '{count} проєкт',
	few: '{count} проєкти',
	many: '{count} проєктів',
	other: '{count} проєкту',
};

test.each([
	[1, '1 проєкт'],
	[21, '21 проєкт'],
	[2, '2 проєкти'],
	[4, '4 проєкти'],
	[23, '23 проєкти'],
	[0, '0 проєктів'],
	[5, '5 проєктів'],
	[11, '11 проєктів'],
	[12, '12 проєктів'],
	[27, '27 проєктів'],
	[111, '111 проєктів'],
	[1.5, '1,5 проєкту'],
])('in Ukrainian %d is "%s"', (count, text) => {
	expect(plural('uk', projects, count)).toBe(text);
});

test('placeholders of a message are filled by name, each time', () => {
	expect(fill('{name}: {count} of {count}', { name: 'Olha', count: 3 })).toBe('Olha: 3 of 3');
});

test.each([
	['en', '0 photos are', '1 photo is', '2 photos are', '5 photos are', '21 photos are'],
	['uk', 'Завантажується 0', 'Завантажується 1', 'Завантажуються 2', 'Завантажується 5'],
	['es', 'están cargando 0 fotos', 'está cargando 1 foto.', 'están cargando 2 fotos'],
] as const)('%s: photos that load agree with their number', (locale, ...texts) => {
	const counts = [0, 1, 2, 5, 21];
	for (const [index, text] of texts.entries())
		expect(plural(locale, picsum[locale].created, counts[index] ?? 0)).toContain(text);
});
