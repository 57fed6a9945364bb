import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { notes } from '#i18n/messages/notes/index.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

test.each(locales)('the words of the notes in %s are in the HTML', (locale) => {
	const html = site.readPage(locale, '/extra/notes');
	for (const text of [notes[locale].newNote, notes[locale].help.add]) expect(html).toContain(text);
});
