import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { removePrivateFiles } from '#build/edition/private-files.ts';
import { findLeaks } from '#build/leaks/find-leaks.ts';
import project from '../../../fixtures/leaks/project.json' with { type: 'json' };
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

const picture =
	'Open it in an image editor, save it as JPEG, PNG or WebP without metadata, and use the new file.';
const taken = `may tell where, by whom or with what it was taken. ${picture}`;
const unchecked =
	'is a kind of picture that may contain a place and names, which cannot be checked';
const author = 'Remove that from the properties of the document, and save it again.';
const recorded = 'tells where, by whom or with what it was recorded';
const recording =
	'Save it without metadata, for example with "ffmpeg -i IN -map_metadata -1 -c copy OUT".';
const take = 'Take it out there, or make it public.';
const bank = 'Name it in no public entry, delete its copies, and give it a name of its own.';
const unwanted = 'it belongs on no site. Delete it, or move it out of "public".';
const profile = 'of src/content/profile/profile.json is private, but is in';
const archive = 'an archive that cannot be read here (only ZIP can)';
const toDataUrl = (file: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${planted(file).toString('base64')}"/></svg>`;
const toSvg = (inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" onload="run()">${inside}</svg>`;
/** As ECMA-376, part 2, section 8 puts the author of a document. */
const office = zipSync({
	'docProps/core.xml': strToU8('<cp:coreProperties><dc:creator>Planted Author</dc:creator>'),
});

const leaks: [path: string, bytes: string | Uint8Array, sentence: string][] = [
	['_astro/sea.B7r.jpg', planted('pictures/phone.jpg'), `src/assets/slides/sea.jpg ${taken}`],
	['a.png', planted('pictures/screen.png'), `a.png ${taken}`],
	['a.webp', planted('pictures/phone.webp'), `a.webp ${taken}`],
	['a.avif', planted('pictures/photo.avif'), `a.avif ${taken}`],
	['note.gif', planted('leaks/note.gif'), `note.gif ${taken}`],
	['xmp.gif', planted('leaks/xmp.gif'), `xmp.gif ${taken}`],
	['xmp.jpg', planted('leaks/names.jpg'), `xmp.jpg ${taken}`],
	['iptc.jpg', planted('leaks/byline.jpg'), `iptc.jpg ${taken}`],
	['scan', planted('leaks/scan.tif'), `scan ${unchecked}. ${picture}`],
	['1.bin', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', `1.bin ${unchecked}. ${picture}`],
	[
		'public/word.pdf',
		planted('leaks/author.pdf'),
		`public/word.pdf names Planted Author. ${author}`,
	],
	['public/xmp.pdf', planted('leaks/xmp.pdf'), `public/xmp.pdf names Planted Creator. ${author}`],
	[
		'a.pdf',
		planted('leaks/locked.pdf'),
		'a.pdf is a PDF that cannot be read. Save it again, without a password.',
	],
	['public/a.docx', office, `docProps/core.xml in public/a.docx names Planted Author. ${author}`],
	[
		'half.zip',
		office.subarray(0, 40),
		'half.zip is an archive that cannot be opened. Pack it again, without a password.',
	],
	['a.mp4', planted('leaks/place.mp4'), `a.mp4 ${recorded} (loci). ${recording}`],
	[
		'a.mov',
		planted('leaks/phone.mov'),
		`a.mov ${recorded} (location, make, model, com.apple.quicktime.location.ISO6709, loci). ${recording}`,
	],
	[
		'a.webm',
		planted('leaks/place.webm'),
		`a.webm ${recorded} (LOCATION, ARTIST, artist). ${recording}`,
	],
	[
		'a.svg',
		toSvg('<script/>'),
		'a.svg contains the handler "onload", the element <script>: whoever opens it runs that. Export it again as a plain drawing.',
	],
	[
		'a.js',
		'send("correct-horse")',
		`The value of the variable SMTP_PASSWORD is secret, but is in a.js and 1 more. ${take}`,
	],
	[
		'b.js',
		'send("tok-123456")',
		`The value of the variable DEPLOY_TOKEN is secret, but is in b.js. ${take}`,
	],
	['cv.pdf', planted('leaks/telephone.pdf'), ''],
	[
		'cv.vcf',
		'BEGIN:VCARD\r\nTEL:+3804400007\r\n 77',
		`"telephone" ${profile} cv.pdf and 6 more. ${take}`,
	],
	['home.txt', 'call 044 000 0777', ''],
	['day.html', '<p>born on 3&nbsp;September 1991', ''],
	['cv.json', '{"born":"1991-09-03"}', `"birthDate" ${profile} cv.json and 3 more. ${take}`],
	['cv.md', '[Write](https://example.net/friends)', `"contacts[0].url" ${profile} cv.md. ${take}`],
	[
		'feed.xml',
		'<title>Олег &amp; Ко</title>',
		`"references[0].name.en" ${profile} 1251.txt and 4 more. ${take}`,
	],
	[
		'all.html',
		'<p>Vaults for a&nbsp;quiet bank',
		`"title.en" of src/content/projects/bank.json is private, but is in all.html. ${take}`,
	],
	[
		'job.html',
		'<p>for Quietbank',
		`"client" of src/content/projects/bank.json is private, but is in files/Quietbank_2.bin and 2 more. ${take}`,
	],
	[
		'case.html',
		'<p>by three people who do not know each other.',
		`"text" of src/content/case-studies/bank/en.mdx is private, but is in case.html. ${take}`,
	],
	[
		'projects/bank/plan.txt',
		'changed',
		`public/projects/bank/plan.txt belongs to a private entry, but is published as projects/bank/plan.txt. ${bank}`,
	],
	[
		'files/b.mp4',
		planted('leaks/clean.mp4'),
		`public/videos/tour.mp4 belongs to a private entry, but is published as files/b.mp4. ${bank}`,
	],
	[
		'_astro/cover.Cf8.webp',
		'',
		`src/assets/projects/bank/cover.webp belongs to a private entry, but is published as _astro/cover.Cf8.webp. ${bank}`,
	],
	[
		'_astro/a-b.Xy.webp',
		'',
		`src/assets/documents/a-b.webp belongs to a private entry, but is published as _astro/a-b.Xy.webp and 1 more. ${bank}`,
	],
	[
		'media/doors.txt',
		'',
		`public/media/doors.txt belongs to a private entry, but is published as media/doors.txt. ${bank}`,
	],
	[
		'own/план 1.txt',
		'',
		`public/own/план 1.txt belongs to a private entry, but is published as own/план 1.txt. ${bank}`,
	],
	['_astro/a-b.Zz.avif', '', ''],
	// ISO 32000-2: an annotation, a script, a form field, a picture and an attached file, of which only the first is seen.
	[
		'public/hidden.pdf',
		planted('leaks/hidden.pdf'),
		`public/hidden.pdf names Planted Author. ${author}`,
	],
	[
		'public/hidden.pdf',
		planted('leaks/hidden.pdf'),
		'public/hidden.pdf contains a script, which runs when somebody opens it. Save it again without.',
	],
	['public/hidden.pdf', planted('leaks/hidden.pdf'), `a picture in public/hidden.pdf ${taken}`],
	[
		'public/changed.pdf',
		planted('leaks/changed.pdf'),
		`public/changed.pdf names Planted Author. ${author}`,
	],
	['drawn.svg', toDataUrl('pictures/screen.png'), `a picture in drawn.svg ${taken}`],
	[
		'public/page.html',
		'<meta content="Planted Author" name="author"><a href="file:///home/planted/cv.html">',
		`public/page.html names Planted Author, file:///home/planted/cv.html. ${author}`,
	],
	[
		'public/remarks.xlsx',
		zipSync({ 'xl/comments1.xml': strToU8('<comments><authors><author>Planted Author') }),
		`xl/comments1.xml in public/remarks.xlsx names Planted Author. ${author}`,
	],
	[
		'c.html',
		'"battery&amp;staple"',
		`The value of the variable SITE_PASSWORD is secret, but is in c.html and 1 more. ${take}`,
	],
	['d.js', '"battery\\u0026staple"', ''],
	['e.js', '"another-horse"', ''],
	['files/Quietbank_2.bin', '\0', ''],
	['utf-16.csv', Buffer.from('\ufeffTo КО, ОЛЕГ & КО', 'utf16le'), ''],
	['1251.txt', Buffer.from('\xce\xeb\xe5\xe3 & \xca\xee', 'latin1'), ''],
	['soft.html', '<p>О\u00adлег &#x26; <b>К</b>о<br>and', ''],
	['percent.txt', 'mailto:%D0%9E%D0%BB%D0%B5%D0%B3%20%26%20%D0%9A%D0%BE', ''],
	['public/cell.txt', 'born September\u00a03, 1991', ''],
	['day.txt', 'born 3.9.1991', ''],
	[
		'public/run.docx',
		zipSync({
			'word/document.xml': strToU8('<w:r><w:t>вулиця Тиха, бу</w:t></w:r><w:r><w:t>динок сім'),
		}),
		`"address" ${profile} word/document.xml in public/run.docx. ${take}`,
	],
	['.env.local', 'A=1', `.env.local is a file with settings and keys: ${unwanted}`],
	['.git/HEAD', 'ref', `.git/HEAD is a part of a repository: ${unwanted}`],
	['a/.DS_Store', '', `a/.DS_Store is a list of files of a computer: ${unwanted}`],
	[
		'a.js.map',
		'{}',
		`a.js.map is a source map, which contains the code with its comments: ${unwanted}`,
	],
	['a.html~', '', `a.html~ is a copy made by an editor: ${unwanted}`],
	['a.txt', '-----BEGIN OPENSSH PRIVATE KEY-----', `a.txt is a private key: ${unwanted}`],
	['.envrc', '', `.envrc is a file with settings and keys: ${unwanted}`],
	['a.ppk', '', `a.ppk is a key: ${unwanted}`],
	['run.gpx', '', `run.gpx is a record of places: ${unwanted}`],
	[
		'flight.srt',
		'1\n00:00:00,000 --> 00:00:01,000\n[latitude: 50.4501]',
		`flight.srt is a record of places: ${unwanted}`,
	],
	[
		'a.tgz',
		gzipSync(Buffer.from(`${'a'.padEnd(257, '\0')}ustar`)),
		`a in a.tgz is ${archive}: ${unwanted}`,
	],
	['a.xz', '', `a.xz is ${archive}: ${unwanted}`],
	['b.bin', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), `b.bin is ${archive}: ${unwanted}`],
	['node_modules/a.js', '', `node_modules/a.js is a package of the project: ${unwanted}`],
	['a.doc', '', `a.doc is a document whose authors cannot be read: ${unwanted}`],
];

test('every kind of leak is found, each once, by a sentence with the file and what to do', async () => {
	for (const [path, bytes] of leaks) publish(path, bytes);
	expect(await find()).toEqual(leaks.flatMap(([, , sentence]) => sentence || []).sort());
});

test('a site that keeps what is private has no leaks, however alike its files are', async () => {
	const blank = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
		.jpeg()
		.toBuffer();
	publish(
		'index.html',
		'<p>Nino Beridze, 2021-03, open-job, Passed, messenger, Quietbanks, +380 44 000 07771',
	);
	publish(
		'a.js',
		'f("Quietbank", "known-to-everybody", "1234567", "https://nino.example", "/home/nino")',
	);
	publish('public/cv.txt', 'Beridze N., slow hiking, Quietbanker');
	publish(
		'cv.vcf',
		`BEGIN:VCARD\nPHOTO:data:image/jpeg;base64,${blank.toString('base64')}\nEND:VCARD`,
	);
	publish('find.html', '<p>Open the search');
	publish('projects/bank/shared.txt', 'For all.');
	publish('public/clean.mp4', Buffer.concat([planted('leaks/clean.mp4'), Buffer.alloc(1)]));
	publish('a.html', '<p>-----BEGIN PUBLIC KEY-----');
	publish('a.html.br', '+380 44 000 0777');
	publish('.well-known/security.txt', 'Contact: https://nino.example');
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
