import { expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
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

test('English and Spanish know one and many', () => {
	const forms = { one: '{count} project', other: '{count} projects' };
	expect([0, 1, 2, 1.5].map((count) => plural('en', forms, count))).toEqual([
		'0 projects',
		'1 project',
		'2 projects',
		'1.5 projects',
	]);
	expect(plural('es', { one: '{count} año', other: '{count} años' }, 2.5)).toBe('2,5 años');
});

test('a form that a language has not is the other one', () => {
	expect(plural('uk', { other: '{count} проєкту' }, 5)).toBe('5 проєкту');
});

test('large numbers are grouped as the language does', () => {
	expect(plural('en', { other: '{count} found' }, 10_000)).toBe('10,000 found');
});

test('further placeholders are filled beside the number', () => {
	const forms = { one: '{count} project by {name}', other: '{count} projects by {name}' };
	expect(plural('en', forms, 2000, { name: 'Olha' })).toBe('2,000 projects by Olha');
});

test('the number is written each time, and a sharp sign is plain text', () => {
	expect(plural('en', { other: '{count} of {count} #' }, 3)).toBe('3 of 3 #');
});

test('placeholders of a message are filled by name, each time', () => {
	expect(fill('{name}: {count} of {count}', { name: 'Olha', count: 3 })).toBe('Olha: 3 of 3');
});

test('a placeholder without a value stays, so that it is noticed', () => {
	expect(fill('Hello {name}', {})).toBe('Hello {name}');
});

test('symbols in a value are plain text', () => {
	expect(fill('{title}', { title: '$& {count} $1' })).toBe('$& {count} $1');
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

test.each([
	['en', ['0 designs', '1 design ', '2 designs', '5 designs', '21 designs']],
	['uk', ['0 дизайнів', '1 дизайн.', '2 дизайни.', '5 дизайнів', '21 дизайн.']],
	['es', ['0 diseños', '1 diseño ', '2 diseños', '5 diseños', '21 diseños']],
] as const)('%s: designs that are imported agree with their number', (locale, texts) => {
	for (const [index, count] of [0, 1, 2, 5, 21].entries())
		expect(plural(locale, couture[locale].gallery.imported, count)).toContain(texts[index]);
});
