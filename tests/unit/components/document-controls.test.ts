import { expect, test } from 'vitest';
import { toDocumentColumns, toPlainDocumentColumns } from '#components/document-controls.ts';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';

const numbered = { number: { text: 'EN-2024-03188' } };
const level = { number: { text: 'Upper-Intermediate' } };

test.each(locales)(
	'%s: the column of numbers names levels only where a document has one',
	(locale) => {
		const { number, numberOrLevel } = common[locale];
		expect(toDocumentColumns(locale, [numbered, {}]).number).toBe(number);
		expect(toDocumentColumns(locale, [numbered, level]).number).toBe(numberOrLevel);
		expect(toPlainDocumentColumns(locale, [level]).number).toBe(numberOrLevel);
	},
);
