import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { live } from '#i18n/messages/live/index.ts';

test.each(locales)(
	'%s: each sentence of a reason fits two lines beside the weather of a phone',
	(locale) => {
		// Longer ones would be the largest text of the page, which then counts as painted when the service has failed.
		for (const reason of Object.values(live[locale].reasons))
			for (const sentence of reason.split(/(?<=\.) /))
				expect(sentence.length, sentence).toBeLessThan(64);
	},
);
