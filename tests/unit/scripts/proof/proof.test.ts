import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { listMessageRows, renderMessage } from '../../../../scripts/proof/message-rows.ts';
import { toSheet } from '../../../../scripts/proof/sheet.ts';

// The forms are those of CLDR: https://cldr.unicode.org/index/cldr-spec/plural-rules
test('a plural is shown in each of its forms', () => {
	const forms = { one: '{count} лист', few: '{count} листи', many: '{count} листів', other: '' };
	const lines = ['0 листів', '1 лист', '2 листи', '5 листів', '21 лист', '1000 листів'];
	expect(renderMessage('uk', forms)).toEqual(lines);
});

test('a placeholder is shown with a short and a long value, and without one', () => {
	const lines = renderMessage('en', 'Delete {name}?');
	expect(lines).toContain('Delete Li?');
	expect(lines).toContain('Delete ?');
	expect(lines.some((line) => line.length > 40)).toBe(true);
});

test('a placeholder that English does not have stays, so that it is seen', () => {
	expect(renderMessage('es', 'Hola {nombre}', 'Hello {name}')).toEqual(['Hola {nombre}']);
});

test('every message is filled in completely in every language', async () => {
	const rows = await listMessageRows();
	const left = rows.flatMap(({ key, lines }) =>
		locales
			.filter((locale) => !lines[locale]?.length || /[{}]/.test(lines[locale].join()))
			.map((locale) => `${locale} ${key}`),
	);
	expect(rows.length).toBeGreaterThan(100);
	expect(left).toEqual([]);
});

test('what an earlier state had in other words comes first', () => {
	const row = (key: string, line: string) => ({ group: '/', key, lines: { en: [line] } });
	const rows = [row('same', 'a'), row('other', 'b')];
	const sheet = toSheet(rows, [row('same', 'a'), row('other', 'c')]);
	const [first = ''] = sheet.split('<h2>').slice(1);
	expect(first).toContain('Changed: 1');
	expect(first).toContain('other');
	expect(first).not.toContain('same');
});

test('the words of a message are no markup', () => {
	const sheet = toSheet([{ group: '/', key: 'a', lines: { en: ['<b>&'] } }], []);
	expect(sheet).toContain('<p>&lt;b&gt;&amp;</p>');
});
