import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { getTools, registry } from '#tools/registry.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(locales)('the hubs of the tools in %s', (locale) => {
	test('Extra lists every tool, and its search is only there with scripts', () => {
		const page = site.openPage(locale, '/extra');
		expect(page.allWithoutScripts('#tools a')).toHaveLength(registry.length);
		expect(page.all('input[type=search]')).toHaveLength(1);
		expect(page.allWithoutScripts('input[type=search]')).toEqual([]);
	});

	test.each(['graphics', 'games', 'ai'] as const)('%s shows all of its tools', (hub) => {
		const page = site.openPage(locale, `/extra/${hub}`);
		expect(page.all('main li a').map(({ text }) => text)).toEqual(
			getTools(locale, hub).map(({ title }) => title),
		);
	});
});
