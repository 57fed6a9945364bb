import { parseAtomFeed } from 'feedsmith';
import { toAtomFeed } from '#cv/forms/atom.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toNews } from '#cv/news.ts';
import { toCaseStudyBlocks } from '#cv/sections/case-study.ts';
import { caseStudy, job, paper, project, sources } from './makers.ts';

const described = project({
	role: { text: 'Developer' },
	team: { text: 'Two cooks' },
	client: { text: 'A hotel' },
	results: [
		{ what: { text: 'Load time' }, before: '6.1', after: '1.4', unit: { text: 's' }, numbers: {} },
	],
	certificates: ['university/front'],
	job: 'engineer',
	demo: '/extra/weather',
	hasCaseStudy: true,
});
const study = caseStudy({ project: described });
const resume = sources({ projects: [described], caseStudies: [study], jobs: [job()] });
const extras = {
	mdx: '## Why\n\n<Figure picture="projects/hotel/a.webp" alt="Rooms." />',
	documents: [paper()],
	toPicturePath: (file: string) => `/_astro/${file.replaceAll('/', '-')}`,
};

test('the Markdown twin has lead, facts, text with full addresses, and what belongs to it', () => {
	expect(toMarkdown(toCaseStudyBlocks(resume, study, extras))).toMatchInlineSnapshot(`
		"# Hotel

		A hotel that fills itself.

		- Website
		- Jan 2022 – Jun 2022
		- **My part:** Developer
		- **With:** Two cooks
		- **For:** A hotel
		- **Built with:** Astro, CSS
		- **Result:** Load time: 6.1 → 1.4 s
		- **Demo:** <https://site.example/extra/weather>

		## Why

		![Rooms.](<https://site.example/_astro/projects-hotel-a.webp>)

		## Related

		- **Job:** [Engineer, Example Ltd](<https://site.example/experience#engineer>)
		- **Certificates:** [Diploma](<https://site.example/education#university-front>)

		Published on 14 March 2026
		"
	`);
});

test('a case study is news of the day on which it was published', () => {
	expect(toNews(resume)[0]).toEqual({
		url: 'https://site.example/projects/hotel',
		id: 'https://site.example/projects/hotel',
		title: 'Hotel',
		text: 'A hotel that fills itself.\nRooms.',
		lang: undefined,
		date: '2026-03-14T00:00:00Z',
		updated: '2026-03-14T00:00:00Z',
		tags: ['Projects', 'Astro', 'CSS'],
		picture: 'https://site.example/social/projects/hotel.jpg',
	});
	const english = { ...resume, caseStudies: [caseStudy({ lang: 'en' })] };
	expect(toAtomFeed(english)).toContain('<entry xml:lang="en">');
});

test('the feed has the day of a later change, the picture and each paragraph', () => {
	const changed = { ...resume, caseStudies: [{ ...study, updated: '2026-05-01' }] };
	const [entry] = parseAtomFeed(toAtomFeed(changed)).entries ?? [];
	const image = 'https://site.example/social/projects/hotel.jpg';
	expect(entry).toMatchObject({
		published: '2026-03-14T00:00:00Z',
		updated: '2026-05-01T00:00:00Z',
		content: { type: 'html', value: '<p>A hotel that fills itself.</p><p>Rooms.</p>' },
	});
	expect(entry?.links).toContainEqual({ rel: 'enclosure', type: 'image/jpeg', href: image });
	expect(parseAtomFeed(toAtomFeed(changed)).updated).toBe('2026-05-01T00:00:00Z');
});
