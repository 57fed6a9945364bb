import { BuiltSite } from '../built-site.ts';
import { Page } from '../page.ts';

const site = new BuiltSite('dist');
const pages = site.list().filter((file) => file.endsWith('.html'));

/*
 * Who jumps from heading to heading reads on from there: what belongs to a heading comes after it, whatever the order of the
 * picture (WCAG 2.2, 1.3.2).
 */
test.each(pages)('%s: an entry with a heading begins with it', (file) => {
	for (const entry of new Page(site.readText(file)).all('main li:has(h2, h3, h4)')) {
		const [before = ''] = entry.html.split(/<h[2-4]\b/);
		expect(toHeard(before), entry.textOf('h2, h3, h4')).toBe('');
	}
});

/** What a screen reader says of a piece of HTML: its texts, and the names of its pictures and links. */
function toHeard(html: string): string {
	return html
		.replace(/<(style|script)\b.*?<\/\1>|<svg\b[^>]*aria-hidden="true".*?<\/svg>/gs, '')
		.replace(/<[^>]*>/g, (tag) => /\b(?:alt|aria-label)="([^"]*)"/.exec(tag)?.[1] ?? '')
		.trim();
}
