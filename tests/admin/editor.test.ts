import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ProjectCopy } from '../author/project-copy.ts';
import { listMetadata, listTags } from '../dist/picture-metadata.ts';
import { Editor } from './editor.ts';
import { Preview } from './preview.ts';

const root = mkdtempSync(join(tmpdir(), 'vzir-admin-'));
const copy = new ProjectCopy(root);
let preview: Preview;
let editor: Editor;
let before: Map<string, string>;

beforeAll(async () => {
	copy.takeAuthor();
	before = readContent();
	preview = await Preview.start(root, 4397);
	editor = await Editor.open(preview.address);
});

afterAll(async () => {
	await editor?.close();
	await preview?.stop();
	rmSync(root, { recursive: true, force: true });
});

test('a project and its translation are edited in their form', async () => {
	await editor.go('projects/entries/bakery');
	await editor.write(['Title', 'English'], 'Bread for tomorrow');
	await editor.write(['Title', 'Ukrainian'], 'Хліб на завтра');
	await editor.save();
	const file = 'projects/bakery.json';
	expect(readContent().get(file)).toBe(
		before
			.get(file)
			?.replace('Bakery pre-orders', 'Bread for tomorrow')
			.replace(/("uk": ")[^"]*/, '$1Хліб на завтра'),
	);
});

test('a certificate is written in an empty form, with its picture', async () => {
	removeNew('certificates/');
	await editor.go('certificates-pm/new');
	await editor.write(['Title', 'English'], 'Planning with fewer meetings');
	await editor.write(['Date'], '2026-03-14');
	const picture = await sharp({
		create: { width: 1200, height: 850, channels: 3, background: '#dfe7d2' },
	})
		.webp()
		.toBuffer();
	await editor.upload('Picture', 'Fewer Meetings.webp', picture);
	await editor.save();
	expect(readContent().get('certificates/pm/planning-with-fewer-meetings.json')).toBe(
		`${JSON.stringify(
			{
				$schema: '../../../../schemas/json/certificate.json',
				title: { en: 'Planning with fewer meetings' },
				date: '2026-03-14',
				picture: 'documents/fewer-meetings.webp',
			},
			null,
			'\t',
		)}\n`,
	);
	expect(readFileSync(join(root, 'src/assets/documents/fewer-meetings.webp'))).toEqual(picture);
});

test('what the content check would refuse is not written, and its sentence is shown', async () => {
	await editor.go('projects/entries/freight-dashboards');
	const file = 'projects/freight-dashboards.json';
	await editor.write(['Start'], '2021-13');
	expect(await editor.saveInVain()).toContain(
		'"2021-13" is not a date. Write it as exactly as you know it',
	);
	expect(readContent().get(file)).toBe(before.get(file));
});

test('a photo of a phone is saved fit for the site, after those that already are there', async () => {
	removeNew('photos/');
	await editor.go('photos/new');
	await editor.write(
		['Description for people who do not see the picture', 'English'],
		'Olena at her desk.',
	);
	const phone = readFileSync('tests/fixtures/pictures/phone.jpg');
	await editor.upload('Picture', 'Портрет Олени (2).PNG', phone);
	await editor.save();
	const text = readContent().get('photos/olena-at-her-desk.json') ?? '';
	const count = [...before.keys()].filter((file) => file.startsWith('photos/')).length;
	expect(JSON.parse(text)).toMatchObject({
		order: count + 1,
		picture: 'photos/portret-oleny-2.jpg',
	});
	const saved = readFileSync(join(root, 'src/assets/photos/portret-oleny-2.jpg'));
	expect(await listMetadata(saved)).toEqual([]);
	expect(listTags('-', saved)).not.toMatch(/planted|gps/i);
});

test('what is no picture is refused when it is chosen, with the reason', async () => {
	await editor.go('photos/new');
	const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
	expect(await editor.uploadInVain('Picture', 'IMG_1.HEIC', heic)).toBe(
		'"IMG_1.HEIC" is a HEIC photo, which most browsers do not show. Save it as JPEG: on the iPhone, Settings › Camera › Formats › Most Compatible.',
	);
});

test('the text of a page is edited, and its blocks stay as they are', async () => {
	await editor.go('_singletons/entries/home-en');
	const file = 'home/en.mdx';
	const text = before.get(file) ?? '';
	await editor.write(['Text'], text.replace('I am ', 'My name is ').trim());
	await editor.save();
	expect(readContent().get(file)).toBe(text.replace('I am ', 'My name is '));
});

test('a case study is edited, and one that is not there yet is begun', async () => {
	const file = 'case-studies/bakery/en.mdx';
	const text = before.get(file) ?? '';
	const body = text.slice(text.indexOf('\n---\n') + 5).trim();
	await editor.go('case-studies/entries/bakery-en');
	await editor.write(['Text'], `${body}\n\n<Aside>Names are on the second sheet.</Aside>`);
	await editor.save();
	expect(readContent().get(file)).toBe(
		`${text.trim()}\n\n<Aside>Names are on the second sheet.</Aside>\n`,
	);
	await editor.go('case-studies/entries/weather-en');
	await editor.write(['Lead'], 'A forecast that fits on a watch.');
	await editor.write(['Published'], '2026-11-20');
	await editor.write(['Text'], 'It began with rain.');
	await editor.save();
	expect(readContent().get('case-studies/weather/en.mdx')).toMatch(
		/^---\nlead: A forecast that fits on a watch\.\npublished: "?2026-11-20"?\n---\n\nIt began with rain\.\n$/,
	);
});

test('nothing else has changed, the content has no mistakes, and no outside host received a request', () => {
	const after = readContent();
	const changed = [...after].filter(([file, text]) => before.get(file) !== text);
	expect(changed.map(([file]) => file)).toEqual([
		'case-studies/bakery/en.mdx',
		'case-studies/weather/en.mdx',
		'certificates/pm/planning-with-fewer-meetings.json',
		'home/en.mdx',
		'photos/olena-at-her-desk.json',
		'projects/bakery.json',
	]);
	expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
	const { status, output } = copy.run('scripts/check-content.ts');
	expect(output).toContain('No mistakes in');
	expect(status).toBe(0);
	expect(editor.outside).toEqual([]);
	expect(editor.errors).toEqual([]);
});

/** What an attempt left before it failed, so that a second one does not get the next free name. */
function removeNew(folder: string) {
	for (const file of readContent().keys()) {
		if (file.startsWith(folder) && !before.has(file)) rmSync(join(root, 'src/content', file));
	}
}

function readContent(): Map<string, string> {
	const folder = join(root, 'src/content');
	const files = globSync('**/*.{json,mdx}', { cwd: folder }).map((file) =>
		file.replaceAll('\\', '/'),
	);
	return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
