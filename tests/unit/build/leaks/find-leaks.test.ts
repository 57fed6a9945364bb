import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { removePrivateFiles } from '#build/edition/private-files.ts';
import { findLeaks } from '#build/leaks/find-leaks.ts';
import harmless from '../../../fixtures/leaks/no-leaks.json' with { type: 'json' };
import project from '../../../fixtures/leaks/project.json' with { type: 'json' };
import published from '../../../fixtures/leaks/published.json' with { type: 'json' };
import { makeFolder, writeFiles } from '../../folder.ts';

/** ExifTool, FFmpeg and qpdf wrote their metadata: the README of each folder. */
const planted = (file: string) => readFileSync(`tests/fixtures/${file}`);
let root = '';

beforeEach(() => {
	root = makeFolder({
		...Object.fromEntries(
			Object.entries(project).map(([path, content]) => [
				path,
				typeof content === 'string' ? content : JSON.stringify(content),
			]),
		),
		'src/assets/projects/bank/cover.webp': planted('pictures/screen.webp'),
		'public/videos/tour.mp4': planted('leaks/clean.mp4'),
	});
	vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));
});

/** As ECMA-376, part 2, section 8 puts the author of a document. */
const office = zipSync({
	'docProps/core.xml': strToU8('<cp:coreProperties><dc:creator>Planted Author</dc:creator>'),
});
const screen = planted('pictures/screen.png').toString('base64');

/** Archives and texts in other encodings. */
const made = {
	'public/a.docx': office,
	'half.zip': office.subarray(0, 40),
	'public/remarks.xlsx': zipSync({
		'xl/comments1.xml': strToU8('<comments><authors><author>Planted Author'),
	}),
	'public/run.docx': zipSync({
		'word/document.xml': strToU8('<w:r><w:t>вулиця Тиха, бу</w:t></w:r><w:r><w:t>динок сім'),
	}),
	'drawn.svg': `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${screen}"/></svg>`,
	'utf-16.csv': Buffer.from('\ufeffTo КО, ОЛЕГ & КО', 'utf16le'),
	'1251.txt': Buffer.from('\xce\xeb\xe5\xe3 & \xca\xee', 'latin1'),
	'a.tgz': gzipSync(Buffer.from(`${'a'.padEnd(257, '\0')}ustar`)),
	'b.bin': Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
};

test('every kind of leak is found, each once, by a sentence with the file and what to do', async () => {
	for (const [path, file] of Object.entries(published.copies)) publish(path, planted(file));
	for (const [path, content] of Object.entries({ ...published.texts, ...made }))
		publish(path, content);
	const report = readFileSync('tests/fixtures/leaks/report.txt', 'utf8');
	expect(await find()).toEqual(report.trim().split('\n'));
});

test('a site that keeps what is private has no leaks, however alike its files are', async () => {
	const blank = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
		.jpeg()
		.toBuffer();
	for (const [path, text] of Object.entries(harmless)) publish(path, text);
	publish(
		'cv.vcf',
		`BEGIN:VCARD\nPHOTO:data:image/jpeg;base64,${blank.toString('base64')}\nEND:VCARD`,
	);
	publish('public/clean.mp4', Buffer.concat([planted('leaks/clean.mp4'), Buffer.alloc(1)]));
	expect(await find()).toEqual([]);
});

test('the private edition may show what is private, and neither places nor secrets', async () => {
	publish('cv.pdf', planted('leaks/author.pdf'));
	publish('projects/bank/plan.txt', 'A plan.');
	expect(await find('private')).toEqual([]);
	publish('a.jpg', planted('leaks/byline.jpg'));
	publish('a.js', 'correct-horse');
	expect(await find('private')).toHaveLength(2);
});

test('files of private entries are left out, unless public content names them', async () => {
	for (const file of [
		'projects/bank/plan.txt',
		'projects/bank/shared.txt',
		'videos/tour.mp4',
		'a.html',
	])
		publish(file, file);
	expect(await removePrivateFiles(join(root, 'dist'), root)).toEqual([
		'public/media/doors.txt',
		'public/own/план 1.txt',
		'public/projects/bank/plan.txt',
		'public/videos/tour.mp4',
	]);
	const left = readdirSync(join(root, 'dist'), { recursive: true });
	expect(left.sort()).toEqual(
		['a.html', 'projects', 'projects/bank', 'projects/bank/shared.txt'].map(normalize),
	);
});

function publish(path: string, bytes: string | Uint8Array) {
	writeFiles(root, { [`dist/${path.replace(/^public\//, '')}`]: bytes });
	if (path.startsWith('public/')) writeFiles(root, { [path]: bytes });
}

function find(edition: 'public' | 'private' = 'public') {
	return findLeaks(join(root, 'dist'), {
		project: root,
		edition,
		environment: { DEPLOY_TOKEN: 'tok-123456', SMTP_PASSWORD: 'correct-horse', HOME: '/home/nino' },
	});
}
