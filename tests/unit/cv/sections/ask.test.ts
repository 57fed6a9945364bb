import { toMarkdown } from '#cv/forms/markdown.ts';
import { toAskBlocks } from '#cv/sections/ask.ts';
import { toAsk } from '#queries/ask.ts';
import { profile, sources } from '../makers.ts';

const record = {
	availability: { en: 'From May' },
	ask: {
		heading: { en: 'Lost a parcel?' },
		lines: { en: ['A search.', 'A map.'] },
		timeZone: 'Asia/Kolkata',
		terms: { en: 'Freelance' },
	},
};
const resume = sources({ profile: profile({ ask: toAsk(record, 'en', 2026) }) });

test('the Markdown of an ask has its question, offers, address and only the facts that are written', () => {
	expect(toMarkdown(toAskBlocks(resume))).toMatchInlineSnapshot(`
		"## Lost a parcel?

		A search.

		A map.

		- **E-mail:** [olha\\@example.com](<mailto:olha@example.com>)
		- **Availability:** From May · Freelance
		- **Time zone:** India Standard Time (UTC+5:30)
		- **Contact card (vCard):** <https://site.example/contact.vcf>
		"
	`);
	expect(toMarkdown(toAskBlocks(resume, 'Yours?'))).toMatch(/^## Yours\?/);
});

test('an author who asks nothing has none, whatever question a case study has', () => {
	expect(toAsk({}, 'en', 2026)).toBeUndefined();
	expect(toAskBlocks(sources(), 'Yours?')).toEqual([]);
});
