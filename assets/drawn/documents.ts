import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { getRenderer } from '#build/documents/picture-renderer.ts';
import { drawAcademic } from './documents/academic.ts';
import { drawCourse } from './documents/course.ts';
import { type Paper, readPapers } from './documents/paper.ts';
import { height, width } from './documents/parts.ts';
import { savePrinted } from './documents/printed.ts';
import { drawSchool } from './documents/school.ts';
import { drawSupplement } from './documents/supplement.ts';
import { toPath } from './folders.ts';
import { record } from './record.ts';

const folder = 'src/assets/documents';
const designs: Record<Paper['design'], (renderer: Renderer, paper: Paper) => Promise<Node>> = {
	course: drawCourse,
	school: drawSchool,
	academic: drawAcademic,
	supplement: drawSupplement,
};

mkdirSync(toPath(folder), { recursive: true });
const renderer = await getRenderer();
const papers = readPapers();
const files = papers.map(({ name }) => `${folder}/${name}.webp`);
for (const paper of papers) await draw(paper);
for (const file of readdirSync(toPath(folder))) {
	if (!files.includes(`${folder}/${file}`)) rmSync(toPath(`${folder}/${file}`));
}
savePrinted(papers);
await record(
	{
		name: 'documents',
		command: 'node assets/drawn/documents.ts',
		inputs: [
			'assets/drawn/documents/',
			'src/content/certificates/',
			'src/content/diplomas/',
			'src/content/education/',
			'src/content/languages/',
			'src/content/profile/profile.json',
			'src/lib/stitch.ts',
			'src/lib/stitch-patterns.ts',
		],
		usedBy: 'Certificates, education and skills: the picture behind each certificate and diploma',
	},
	files,
);
console.log(`${papers.length} documents`);

async function draw(paper: Paper) {
	const node = await designs[paper.design](renderer, paper);
	const pixels = await renderer.render(node, { width, height, format: 'png', lang: paper.locale });
	// Few flat colours: a palette and lossless WebP are smaller than a photograph's compression, and sharp.
	const few = await sharp(pixels).png({ palette: true, colours: 40, dither: 0 }).toBuffer();
	await sharp(few)
		.webp({ lossless: true, effort: 6 })
		.toFile(toPath(`${folder}/${paper.name}.webp`));
}
