import { locales } from '#i18n/locales.ts';
import { listMessageRows } from '../../../../scripts/proof/message-rows.ts';

test('every message is filled in completely in every language', async () => {
	const rows = await listMessageRows();
	const left = rows.flatMap(({ key, lines }) =>
		locales
			.filter((locale) => !lines[locale]?.length || /[{}]/.test(lines[locale].join()))
			.map((locale) => `${locale} ${key}`),
	);
	expect(rows.length).toBeGreaterThan(50);
	expect(left).toEqual([]);
});
