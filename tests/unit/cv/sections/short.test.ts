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

const certificates = Array.from({ length: 9 }, (_, n) =>
	paper({ id: `ropes/${n}`, title: { text: `Knot ${n}.` } }),
);

test('the short version lists eight certificates, those of the author first, and counts them all', () => {
	const specialCertificates = ['ropes/8', 'ropes/2'];
	const totals = { certificates, diplomas: [], categories: [] };
	const words = toMarkdown(toShortBlocks(sources({ variant, totals, specialCertificates })));
	const shown = readSection(words, 'Certificates');
	expect([...shown.matchAll(/Knot (\d)/g)].map(([, n]) => Number(n))).toEqual([
		...[8, 2, 0, 1, 3, 4, 5, 6],
	]);
	expect(shown).toContain('9 certificates');
	expect(shown).toContain('<https://site.example/certificates>');
});

test('certificates that are all listed are not counted, nor are diplomas, which their schools have', () => {
	const totals = { certificates: certificates.slice(0, 5), diplomas: [paper()], categories: [] };
	const education = [place({ documents: [paper({ title: { text: 'Diploma of ropes' } })] })];
	const words = toMarkdown(toShortBlocks(sources({ variant, education, totals })));
	expect(readSection(words, 'Certificates')).not.toMatch(/certificates|diploma/);
	expect(words).not.toContain('Diploma of ropes');
});

test('the sections are those of the author, in that order', () => {
	const cv = { sections: ['languages', 'experience'] as const };
	const words = toMarkdown(toShortBlocks(sources({ variant, cv })));
	expect([...words.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
		'Languages',
		'Experience',
	]);
});

function readSection(markdown: string, title: string): string {
	return markdown.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}
