import { toMarkdown } from '#cv/forms/markdown.ts';
import { toShortBlocks } from '#cv/sections/short.ts';
import { paper, sources } from '../makers.ts';

const variant = { id: 'web', title: { text: 'Web' } };

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

function readSection(markdown: string, title: string): string {
	return markdown.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}
