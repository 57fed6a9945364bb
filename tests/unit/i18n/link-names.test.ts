import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';

// Voice control finds a link by the words that are seen: the title of the page.
test.each(locales)('in "%s" the name of the link back has the words that it shows', (locale) => {
	expect(common[locale].back).toContain(certificates[locale].title);
});

test.each(locales)(
	'in "%s" the name of a PDF of a task has the words that its link shows',
	(locale) => {
		expect(tasks[locale].pdf).toContain('{language}, PDF');
	},
);
