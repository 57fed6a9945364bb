import { locales } from '#i18n/locales.ts';
import { memory } from '#i18n/messages/memory/index.ts';
import { fruits } from '#tools/memory/game.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

test.each(locales)('the HTML of the game in %s does not contain where the fruits lie', (locale) => {
	const page = site.openPage(locale, '/extra/games/memory');
	const cards = page.all('.memory-card');
	expect(cards).toHaveLength(12);
	const alike = cards.map(({ html }) => html.replace(/\d+|tabindex="[^"]*"/g, ''));
	expect(new Set(alike.map((html) => html.replace('-', ''))).size).toBe(1);
	for (const fruit of fruits) {
		expect(alike[0]).not.toContain(fruit);
		expect(alike[0]).not.toContain(memory[locale].fruits[fruit]);
	}
});
