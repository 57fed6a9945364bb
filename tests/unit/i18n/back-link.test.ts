import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { common } from '#i18n/messages/common/index.ts';

// Who controls a computer by voice says what is written: the title of the page.
test.each(locales)('in "%s" the name of the link back has the words that it shows', (locale) => {
	expect(common[locale].back).toContain(certificates[locale].title);
});
