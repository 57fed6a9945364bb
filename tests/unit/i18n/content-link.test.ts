import { toContentLink } from '#i18n/content-link.ts';
import { toHref } from '#i18n/urls.ts';

const sample = { isSample: true, address: 'https://vzir.example.com' };
const own = { isSample: false, address: 'https://olena.example' };

test('an example address of the sample leads to its entry, in the language of the page and in the same window', () => {
	const address = 'https://example.org/verify/JV-2022-04533';
	for (const [locale, page] of [
		['en', '/sample-links'],
		['uk', '/uk/sample-links'],
		['es', '/es/sample-links'],
	] as const) {
		expect(toContentLink(locale, address, sample)).toEqual({
			href: `${page}#example.org/verify/JV-2022-04533`,
			paper: { 'data-address': address },
			outside: false,
			window: {},
		});
	}
});

test('a real address leads there in a window of its own, in the sample too', () => {
	for (const site of [sample, own]) {
		expect(toContentLink('uk', 'https://react.dev/learn', site)).toEqual({
			href: 'https://react.dev/learn',
			paper: {},
			outside: true,
			window: { target: '_blank', rel: 'noopener' },
		});
	}
});

test.each(['/extra/todo', '/assets/iq/report-uk.pdf', 'mailto:maksym@example.com', 'tel:+380'])(
	'%s is no link to another site',
	(link) => {
		for (const site of [sample, own]) {
			const { href, paper, outside, window } = toContentLink('uk', link, site);
			expect(href).toBe(toHref('uk', link));
			expect([paper, outside, window]).toEqual([{}, false, {}]);
		}
	},
);
