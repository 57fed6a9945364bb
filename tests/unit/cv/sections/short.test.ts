import { expect, test } from 'vitest';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toCv } from '#cv/model.ts';
import { toShortBlocks } from '#cv/sections/short.ts';
import { paper, place, project, sources } from '../makers.ts';

const variant = { id: 'web', title: { text: 'Web' } };

test('the short version has the projects of its PDF and no others', () => {
	const tool = project({ title: { text: 'Tool' }, demo: '/extra/tool' });
	const works = Array.from({ length: 9 }, (_, n) => project({ title: { text: `Work ${n + 1}` } }));
	const resume = sources({ variant, projects: [tool, ...works] });
	const titles = toCv(resume).projects.projects.map(({ title }) => title.text);
	const projects = readSection(toMarkdown(toShortBlocks(resume)), 'Selected projects');
	expect(titles).toHaveLength(7);
	expect([...projects.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(titles);
});

test('the short version counts documents and links to them instead of listing them', () => {
	const certificates = [paper({ title: { text: 'Knots' } }), paper({ title: { text: 'Splices' } })];
	const education = [place({ documents: [paper({ title: { text: 'Diploma of ropes' } })] })];
	const markdown = toMarkdown(
		toShortBlocks(
			sources({ variant, education, totals: { certificates, diplomas: [], categories: [] } }),
		),
	);
	expect(readSection(markdown, 'Certificates')).toContain('2 certificates');
	expect(readSection(markdown, 'Certificates')).toContain('<https://site.example/certificates>');
	expect(markdown).not.toMatch(/Knots|Splices|Diploma of ropes/);
});

function readSection(markdown: string, title: string): string {
	return markdown.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}
