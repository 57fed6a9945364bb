import { BuiltSite } from '../built-site.ts';
import { Page } from '../page.ts';

const site = new BuiltSite('dist');

/** A symbol, such as ÷ or √, has no letter and no digit: nobody says it, and its name is words. */
const toWords = (text: string) =>
	` ${
		text
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu)
			?.join(' ') ?? ''
	} `;

// WCAG 2.5.3: visitors who control the page by voice say what they see. A control without `aria-label` has its own text.
test('the name of a control begins with what it shows', () => {
	const pages = site.list().filter((file) => file.endsWith('.html'));
	const faults = pages.flatMap((file) =>
		new Page(site.readText(file))
			.all(':is(a, button, summary, [role=button], [role=option])[aria-label]')
			.filter(({ name, text }) => toWords(text).trim() && !toWords(name).startsWith(toWords(text)))
			.map(({ name, text }) => `${file}: “${name}” shows “${text}”`),
	);
	expect(faults).toEqual([]);
});
