import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { common } from '#i18n/messages/common/index.ts';

// Voice control finds a link by the words that are seen: the title of the page.
test.each(locales)('in "%s" the name of the link back has the words that it shows', (locale) => {
	expect(common[locale].back).toContain(certificates[locale].title);
});
