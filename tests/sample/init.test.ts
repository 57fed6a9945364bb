import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashPicture } from '#build/pictures/encoding.ts';
import { checkContent } from '../../scripts/content/check.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { toAsked } from '../../scripts/init/ask-choice.ts';
import { carryOut } from '../../scripts/init/carry-out.ts';
import { takeStep } from '../../scripts/init/form.ts';
import { printNextSteps } from '../../scripts/init/next-steps.ts';
import { makePlan } from '../../scripts/init/plan.ts';
import { readProject } from '../../scripts/init/project.ts';
import { listFlags } from '../../scripts/init/questions.ts';
import { listRefused } from '../../scripts/init/refused.ts';
import type { Ask, Flags } from '../../scripts/new/ask.ts';
import { listMetadata } from '../dist/picture-metadata.ts';
import { makeFolder } from '../unit/folder.ts';

let root = '';
/** The packages and pictures of this project, which take long to copy. */
const here = readContentTree(process.cwd());
/** Those of the records, which go where the records go. */
const pictures = [
	...[...here.assets].map((file) => `src/assets/${file}`),
	...[...here.publicFiles].map((file) => `public${file}`),
].filter((file) =>
	/^(src\/assets\/(categories\/|documents\/|iq\/|photos\/|projects\/|slides\/|views\/mark\.)|public\/(assets\/iq|projects)\/)/.test(
		file,
	),
);

/** Pictures that the author has added to those of the sample. */
let own = new Set<string>();

const flags: Flags = {
	'name.en': 'Olena Pryklad',
	'name.uk': 'Олена Приклад',
	'jobTitle.en': 'Project manager',
	'titles.en': 'Project manager, Logistics',
	'summary.en': 'Project manager in Lviv: {plans} & *people*.',
	'town.en': 'Lviv',
	country: 'UA',
	email: 'olena@example.org',
	'contact.code': 'https://github.com/olena',
	'contact.telephone': '+380 44 000 00 00',
	address: 'https://olena.example/',
};

beforeEach(() => {
	root = makeFolder(Object.fromEntries(pictures.map((file) => [file, file])));
	cpSync('src/content', join(root, 'src/content'), { recursive: true });
	setSample(true);
	own = new Set();
});

test('with flags and without a terminal: the sample is replaced, moved in full, and the content has no mistakes', async () => {
	const before = readContentTree(root).texts;
	const plan = await init(flags);
	expect(checkContent(read()).mistakes).toEqual([]);
	expect(readJson('src/content/profile/profile.json')).toMatchObject({
		name: { en: 'Olena Pryklad', uk: 'Олена Приклад' },
		titles: { en: ['Project manager', 'Logistics'] },
		contacts: [
			{ kind: 'email', url: 'mailto:olena@example.org' },
			{ kind: 'code', url: 'https://github.com/olena' },
			{ kind: 'telephone', url: 'tel:+380440000000' },
		],
	});
	expect(readJson('src/content/site/site.json')).toMatchObject({
		sample: false,
		address: 'https://olena.example',
		startYear: 2026,
		shareText: { en: 'Olena Pryklad: Project manager' },
		variants: [],
		specialCertificates: [],
		languages: ['en', 'uk'],
		extra: false,
		keep: [],
	});
	expect(readJson('src/content/site/site.json').repository).toBeUndefined();
	const after = read().texts;
	for (const [file, text] of before) {
		const kept = join(root, 'sample/content', file);
		expect([file, existsSync(kept) ? readFileSync(kept, 'utf8') : after.get(file)]).toEqual([
			file,
			text,
		]);
	}
	expect(
		[...after.keys()].filter((file) => /^(profile|site|home|about)\//.test(file) === false),
	).toEqual([]);
	expect([...after.keys()]).not.toContain('about/es.mdx');
	// The summary is in English alone: the Ukrainian home page shows it marked as English.
	expect([...after.keys()]).not.toContain('home/uk.mdx');
	expect(pictures.length).toBeGreaterThan(100);
	for (const file of pictures) {
		expect(existsSync(join(root, file)), file).toBe(false);
		expect(readText(join('sample', file.replace(/^src\//, '')))).toBe(file);
	}
	expect(JSON.stringify([...after])).not.toMatch(/Zrazok|Зразок|Benidorm/);
	expect(printNextSteps(plan)).toMatch(/nothing was deleted[\s\S]*https:\/\/olena\.example/);
});

test('with flags and without a terminal: encoded versions go with their pictures, and those of pictures that stay are left', async () => {
	const [gone = ''] = pictures.filter((file) => file.startsWith('src/assets/'));
	const own = `${hashPicture(readFileSync(join(root, gone)))}-300x212-60.avif`;
	const other = `${'0'.repeat(16)}-300x212-60.avif`;
	mkdirSync(join(root, 'assets/encoded'), { recursive: true });
	for (const name of [own, other]) writeFileSync(join(root, 'assets/encoded', name), name);
	await init(flags);
	expect(readdirSync(join(root, 'assets/encoded'))).toEqual([other]);
	expect(readText(`sample/assets/encoded/${own}`)).toBe(own);
});

test('with flags and without a terminal: a picture that the author has added stays', async () => {
	own = new Set(['photos/1.webp']);
	await init(flags);
	expect(existsSync(join(root, 'src/assets/photos/1.webp'))).toBe(true);
	expect(existsSync(join(root, 'src/assets/photos/2.webp'))).toBe(false);
});

test('with flags and without a terminal: all of the sample can stay, and is named as kept', async () => {
	const records = read().texts.size;
	const summaries = { 'summary.uk': 'Керує проєктами.', 'summary.es': 'Dirige proyectos.' };
	await init({ ...flags, ...summaries, keep: 'all', languages: 'en, uk, es', extra: 'all' });
	expect(read().texts.size).toBe(records);
	expect(checkContent(read()).mistakes).toEqual([]);
	const site = readJson('src/content/site/site.json');
	expect(site).toMatchObject({
		keep: expect.arrayContaining(['slides', 'site']),
		specialCertificates: expect.arrayContaining(['pm/leading-teams']),
	});
	expect(site.extra).toBeUndefined();
});

test.each([
	'projects',
	'slides',
	'skills',
	'categories',
	'education',
	'experience',
	'technologies',
])('with flags and without a terminal: %s stay without what they refer to', async (keep) => {
	const before = readContentTree(root).texts;
	const plan = await init({ ...flags, keep, extra: 'none' });
	expect(checkContent(read()).mistakes).toEqual([]);
	const stays = [...before.keys()].filter((file) => file.startsWith(`${keep}/`));
	expect([...read().texts.keys()]).toEqual(expect.arrayContaining(stays));
	// What was taken out is in the copy of the record.
	const shortened = stays.filter((file) => before.get(file) !== read().texts.get(file));
	expect(shortened).toHaveLength(plan.shortened);
	for (const file of shortened) {
		expect(readText(`sample/content/${file}`)).toBe(before.get(file));
	}
	if (keep !== 'projects') return;
	expect(readJson('src/content/projects/bakery.json')).toMatchObject({
		title: {},
		results: [{}],
	});
	expect(readJson('src/content/projects/bakery.json').certificates).toBeUndefined();
	expect(printNextSteps(plan)).toMatch(/\d+ kept records referred to records, tools/);
});

test.each([
	['case-studies', 'projects', 'graphics/couture3d'],
	['certificates', 'categories', 'none'],
	['diplomas', 'education', 'none'],
])(
	'with flags and without a terminal: %s are refused with a sentence without %s',
	async (keep, others, extra) => {
		const refused = await init({ ...flags, languages: 'en, uk, es', keep, extra }).catch(
			(error: Error) => error.message,
		);
		expect(refused).toBe(
			`--keep: ${keep} belong to ${others}, which would go. Keep both: ${keep}, ${others}`,
		);
		const offered = `${keep}, ${others}`;
		await init({ ...flags, languages: 'en, uk, es', keep: offered, extra });
		expect(checkContent(read()).mistakes).toEqual([]);
	},
);

test('with flags and without a terminal: an import fills the profile and the records', async () => {
	const file = join(root, 'resume.json');
	const work = [{ position: 'Nurse', startDate: '2019-03' }];
	writeFileSync(
		file,
		JSON.stringify({ basics: { name: 'Marta Lind', email: 'marta@lind.example' }, work }),
	);
	const { address: _, 'name.en': __, email: ___, ...rest } = flags;
	const plan = await init({ ...rest, from: file });
	expect(readJson('src/content/profile/profile.json')).toMatchObject({
		name: { en: 'Marta Lind', uk: 'Олена Приклад' },
		email: 'marta@lind.example',
		jobTitle: { en: 'Project manager' },
	});
	const job = [...read().texts.keys()].find((path) => path.startsWith('experience/'));
	expect(readJson(`src/content/${job}`)).toMatchObject({ job: { en: 'Nurse' } });
	expect(plan.placeholders).toEqual([]);
	expect(checkContent(read()).mistakes).toEqual([]);
});

test('with flags and without a terminal: an imported record stays beside one of the sample with its file name', async () => {
	const cv = { languages: [{ language: 'English' }], projects: [{ name: 'Bakery' }] };
	const from = writeSource('cv.json', JSON.stringify(cv));
	await init({ ...flags, languages: 'en', from });
	for (const file of ['languages/english.json', 'projects/bakery.json']) {
		expect(read().texts.has(file), file).toBe(true);
		expect(readText(`sample/content/${file}`)).toBe(here.texts.get(file));
	}
});

test('with flags and without a terminal: an imported record goes without pictures that the site does not have, and the report says so', async () => {
	const cover = { picture: 'projects/own.webp', alt: 'A shop' };
	const vzir = { cover, gallery: [cover], tags: ['backend'] };
	const cv = { projects: [{ name: 'Shop', vzir }] };
	const from = writeSource('cv.json', JSON.stringify(cv));
	const plan = await init({ ...flags, languages: 'en', from });
	expect(checkContent(read()).mistakes.filter(({ kind }) => kind !== 'placeholder')).toEqual([]);
	expect(Object.keys(readJson('src/content/projects/shop.json')).sort()).toEqual([
		'$schema',
		'technologies',
		'title',
	]);
	expect(plan.report).toContain(
		'src/content/projects/shop.json cover.picture.en: "projects/own.webp"',
	);
	expect(plan.shortened).toBe(0);
});

test.each([
	['of the answer', (photo: string) => ({ portrait: photo }), 'photos/my-photo.jpg'],
	[
		'beside a resume',
		() => ({ from: writeSource('cv.json', '{"basics":{"image":"My Photo.JPG"}}') }),
		'photos/my-photo.jpg',
	],
	[
		// Europass XML schema 3.4, PhotoDataType.
		'in a Europass file',
		(photo: string) => {
			const xml = readFileSync('tests/fixtures/europass/skills-passport.xml', 'utf8');
			const data = readFileSync(photo).toString('base64').replace(/.{76}/g, '$&\n');
			const element = `<Photo><MimeType>image/jpeg</MimeType><Data>${data}</Data></Photo>`;
			const from = writeSource('cv.xml', xml.replace('</Identification>', `${element}$&`));
			return { from, 'titles.en': 'Nurse' };
		},
		'photos/portrait.jpg',
	],
] as const)(
	'with flags and without a terminal: the portrait %s becomes the first photo, without its place',
	async (_, by, picture) => {
		const photo = writeSource('My Photo.JPG', readFileSync('tests/fixtures/pictures/phone.jpg'));
		const { address: __, 'contact.code': ___, ...rest } = flags;
		const plan = await init({ ...rest, ...by(photo) });
		const record = readJson('src/content/photos/portrait.json');
		expect(record).toMatchObject({ order: 1, picture, alt: { en: 'Olena Pryklad' } });
		expect(await listMetadata(readFileSync(join(root, 'src/assets', picture)))).toEqual([]);
		expect(plan.report ?? '').not.toMatch(/basics\.image|base64/);
		expect(printNextSteps(plan)).not.toContain('Add your portrait');
	},
);

test('with flags and without a terminal: a portrait that cannot be shown is refused before anything changes', async () => {
	const before = readContentTree(root).texts;
	const portrait = writeSource('me.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
	await expect(init({ ...flags, portrait })).rejects.toThrow('is a HEIC photo');
	expect(readContentTree(root).texts).toEqual(before);
});

test.each([
	'node_modules/@jsonresume/schema/sample.resume.json',
	...['new-grad', 'career-changer', 'senior-engineer'].map(
		(name) => `node_modules/@jsonresume/schema/examples/${name}.resume.json`,
	),
	'tests/fixtures/europass/candidate.xml',
	'tests/fixtures/linkedin',
])(
	'with flags and without a terminal: a whole site comes of %s, and what it lacks is listed',
	async (from) => {
		const { address: _, 'contact.code': __, ...rest } = flags;
		const plan = await init({ ...rest, from });
		expect(plan.report).toBeTruthy();
		expect([...read().texts.keys()].some((file) => file.startsWith('experience/'))).toBe(true);
		const kinds = new Set(checkContent(read()).mistakes.map(({ kind }) => kind));
		expect([...kinds].filter((kind) => !['placeholder', 'sample-link'].includes(kind))).toEqual([]);
	},
);

test('with flags and without a terminal: an e-mail address alone is a contact', async () => {
	const { 'contact.code': _, 'contact.telephone': __, ...rest } = flags;
	await init({ ...rest, address: 'olena.example' });
	expect(readJson('src/content/site/site.json').address).toBe('https://olena.example');
	expect(readJson('src/content/profile/profile.json').contacts).toMatchObject([
		{ kind: 'email', url: 'mailto:olena@example.org' },
	]);
});

test.each([
	[
		{},
		/--name\.en "Olena Pryklad" .*\n.*--jobTitle\.en [\s\S]*--email [\s\S]*Nothing was changed\.$/,
	],
	[
		{ ...flags, 'contact.code': 'javascript:alert(1)' },
		/--contact\.code: Write a web address, for example/,
	],
	[{ ...flags, keep: 'slidse' }, /--keep: "slidse" is not known. Did you mean "slides"\?/],
	[{ ...flags, extra: 'wether' }, /Did you mean "weather"\?/],
	[
		{ ...flags, 'contact.code': 'https://linkedin.com/in/olena' },
		/--contact\.code: .*LinkedIn, whose kind is "professional"/,
	],
	[{ ...flags, nmae: 'x' }, /has no flag --nmae\. Its flags are: --languages, --from, --name\.en/],
] as [Flags, RegExp][])(
	'with flags and without a terminal: a mistake is a sentence, and nothing is changed: %#',
	async (wrong, sentence) => {
		const before = [...read().texts];
		await expect(init(wrong)).rejects.toThrow(sentence);
		expect([...read().texts]).toEqual(before);
		expect(readdirSync(root)).toEqual(['public', 'src']);
	},
);

test('content that is the author’s already is left alone', async () => {
	setSample(false);
	await expect(init(flags)).rejects.toThrow(/"sample": false[\s\S]*--force/);
	expect(readdirSync(root)).toEqual(['public', 'src']);
});

test('content that is the author’s already keeps with --force what is not answered, and a copy of what is', async () => {
	setSample(false);
	const old = readText('src/content/profile/profile.json');
	await init({ 'name.en': 'Olena Pryklad', force: '' });
	expect(readJson('src/content/profile/profile.json')).toMatchObject({
		...JSON.parse(old),
		name: { ...JSON.parse(old).name, en: 'Olena Pryklad' },
	});
	expect(readText('sample/content/profile/profile.json')).toBe(old);
	expect(existsSync(join(root, 'src/content/projects'))).toBe(true);
	const site = readJson('src/content/site/site.json');
	await init({ 'name.en': 'Olena Zrazok', address: 'https://new.example', force: '' });
	expect(readJson('src/content/site/site.json')).toEqual({
		...site,
		address: 'https://new.example',
	});
	expect(existsSync(join(root, 'sample-2/content/profile/profile.json'))).toBe(true);
});

describe('in the form', () => {
	const languages = ['en', 'uk'];
	const folder = () => mkdtempSync(join(root, 'preview-'));

	test('the answers lead to the plan that they lead to in a terminal', async () => {
		const asked = listFlags(languages);
		const { plan } = await answer((text, _, required) => {
			const { field } = asked.find((question) => toAsked(question) === text) ?? {};
			if (field === undefined) return '';
			return field === 'languages' ? 'en, uk' : (flags[field] ?? (required ? 'x' : ''));
		});
		const { 'contact.code': _, 'contact.telephone': __, ...rest } = flags;
		const { writes, moves } = await planWith({ ...rest, languages: 'en, uk' });
		expect([plan.writes, plan.moves]).toEqual([writes, moves]);
	});

	test('they are laid out in the copy first, and written into the project as they were shown', async () => {
		const [copy, before] = [folder(), [...read().texts]];
		cpSync('src/content', join(copy, 'src/content'), { recursive: true });
		for (const folder of ['src/assets', 'public'])
			cpSync(join(root, folder), join(copy, folder), { recursive: true });
		const shown = await takeStep(root, { step: 'show', languages, flags, folder: copy });
		expect(shown.text).toMatch(/\d+ files will be written\. \d+ previous files will be kept/);
		expect([...read().texts]).toEqual(before);
		const { texts } = readContentTree(copy);
		const again = await takeStep(root, {
			step: 'show',
			languages,
			flags: { ...flags, keep: 'skills' },
			folder: copy,
		});
		expect([again.refused, [...readContentTree(copy).texts.keys()]]).toEqual([
			undefined,
			expect.arrayContaining(['skills/management.json']),
		]);
		await init(flags);
		expect([...read().texts].sort()).toEqual([...texts].sort());
	});

	test('a file gives answers, and the questions are those of the languages', async () => {
		const from = join(root, 'resume.json');
		writeFileSync(
			from,
			JSON.stringify({ basics: { name: 'Marta Lind', email: 'marta@lind.example' } }),
		);
		const reply = await takeStep(root, { step: 'ask', languages, flags: { from } });
		expect(reply.languages).toEqual(['English', 'Ukrainian']);
		expect(reply.known).toEqual({ 'name.en': 'Marta Lind', email: 'marta@lind.example' });
		const asked = reply.sections?.flatMap(({ questions }) => questions);
		expect(asked?.map(({ field }) => field)).toEqual(
			expect.arrayContaining(['name.en', 'name.uk', 'contact.appointments', 'portrait', 'paper']),
		);
	});

	test('a wrong answer is refused at its question, with what could be used instead', async () => {
		const wrong = { ...flags, accent: '#ffff00', keep: 'diplomas' };
		const error = await planWith(wrong).catch((thrown: unknown) => thrown);
		expect(listRefused(error)).toMatchObject([
			{ field: 'keep', offer: 'diplomas, education' },
			{ field: 'accent', offer: expect.stringMatching(/^#[0-9a-f]{6}$/) },
		]);
	});
});

test('in a terminal: Enter takes the colour that is offered, and a name stands for one', async () => {
	const colours = ['#ffff00', ''];
	const { plan, printed } = await answer((text, example, required) =>
		text.startsWith('Which colour') ? colours.shift() : required ? example : '',
	);
	const [offered] = /(?<=Press Enter to take )#\w+/.exec(printed.join()) ?? [];
	expect([plan.choices.look.accent, offered]).toEqual([offered, expect.any(String)]);
	// "darkred" of CSS is #8b0000, whose contrast is enough: CSS Color 4.
	expect((await planWith({ ...flags, accent: 'dark red' })).choices.look).toEqual({
		accent: '#8b0000',
	});
});

test('in a terminal: one address that is none does not take the others away, and several of a kind stay', async () => {
	const given = [
		'instagram.com/olena, nonsense, praxis.example, facebook.com/olena, appointments: praxis.example/termin',
		'',
	];
	const { plan } = await answer((text, example, required) =>
		text.startsWith('Further contacts') ? given.shift() : required ? example : '',
	);
	expect(plan.profile.contacts).toMatchObject([
		{ kind: 'email' },
		{ kind: 'social', label: { en: 'Instagram' } },
		{ kind: 'website', url: 'https://praxis.example' },
		{ kind: 'social', label: { en: 'Facebook' } },
		{ kind: 'appointments', url: 'https://praxis.example/termin', label: { en: 'Appointments' } },
	]);
});

test('in a terminal: the answers are shown before anything is written, and each can be changed', async () => {
	const names = ['Olena Prykald', 'Olena Pryklad'];
	const changes = ['nmae.en', 'name.en'];
	const { plan, printed, questions } = await answer((text, example, required) => {
		if (text.startsWith('Your answers')) return changes.shift() ?? '';
		if (text.startsWith('Your full name') && text.includes('English')) return names.shift();
		return required ? example : '';
	});
	expect(plan.profile.name).toEqual({ en: 'Olena Pryklad' });
	expect(printed).toEqual(['There is no answer "nmae.en". Did you mean name.en?']);
	const summaries = questions.filter((text) => text.startsWith('Your answers'));
	expect(summaries[0]).toMatch(/name\.en +Olena Prykald/);
	expect(summaries[0]).toMatch(
		/keep +none\n +extra +none\n +code +keep\n +leaveOut +those that show only the sample\n/,
	);
	expect(summaries.at(-1)).toMatch(/name\.en +Olena Pryklad[\s\S]*will be kept in sample\//);
	// Only the changed answer is requested again.
	expect(questions.filter((text) => text.startsWith('Town where you live'))).toHaveLength(1);
});

/** Plans with a person who answers each question. */
async function answer(reply: (...question: Parameters<Ask>) => string | undefined) {
	const printed: string[] = [];
	const questions: string[] = [];
	const plan = await makePlan({
		project: project(),
		flags: {},
		ask: async (...question) => {
			questions.push(question[0]);
			if (questions.length > 80) throw new Error(`There is no end to it: ${question[0]}`);
			if (question[0].startsWith('Public e-mail')) return 'olena@example.org';
			return reply(...question);
		},
		print: (text) => printed.push(text),
		year: 2026,
	});
	return { plan, printed, questions };
}

/** The plan without a terminal. */
function planWith(by: Flags) {
	return makePlan({
		project: project(),
		flags: by,
		ask: async () => undefined,
		print: () => {},
		year: 2026,
	});
}

async function init(by: Flags) {
	const plan = await planWith(by);
	carryOut(root, plan);
	return plan;
}

/** A file of the author outside of the content. */
function writeSource(name: string, content: string | Buffer): string {
	const file = join(root, name);
	writeFileSync(file, content);
	return file;
}

function project() {
	return { ...readProject(root), tree: read(), own };
}

function read() {
	return { ...here, texts: readContentTree(root).texts };
}

function readText(file: string) {
	return readFileSync(join(root, file), 'utf8');
}

function readJson(file: string) {
	return JSON.parse(readText(file));
}

function setSample(sample: boolean) {
	const file = join(root, 'src/content/site/site.json');
	writeFileSync(file, readFileSync(file, 'utf8').replace(/"sample": \w+/, `"sample": ${sample}`));
}
