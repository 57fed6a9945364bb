import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPicture } from '#build/pictures/encoding.ts';
import { checkContent } from '../../../../scripts/content/check.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { carryOut } from '../../../../scripts/init/carry-out.ts';
import { printNextSteps } from '../../../../scripts/init/next-steps.ts';
import { makePlan } from '../../../../scripts/init/plan.ts';
import { readProject } from '../../../../scripts/init/project.ts';
import type { Ask, Flags } from '../../../../scripts/new/ask.ts';

const folder = mkdtempSync(join(tmpdir(), 'init-'));
let number = 0;
let root = '';
/** The packages and pictures of this project, which take long to copy. */
const here = readContentTree(process.cwd());
/** Those of the records, which go where the records go. */
const pictures = [
	...[...here.assets].map((file) => `src/assets/${file}`),
	...[...here.publicFiles].map((file) => `public${file}`),
].filter((file) =>
	/^(src\/assets\/(categories|documents|iq|projects)|public\/(assets\/iq|projects))\//.test(file),
);

const flags: Flags = {
	'name.en': 'Olena Pryklad',
	'name.uk': 'Олена Приклад',
	'jobTitle.en': 'Project manager',
	'titles.en': 'Project manager; Logistics',
	'summary.en': 'Project manager in Lviv: {plans} & *people*.',
	'place.en': 'Lviv, Ukraine',
	email: 'olena@example.org',
	'contact.code': 'https://github.com/olena',
	'contact.telephone': '+380 44 000 00 00',
	address: 'https://olena.example/',
};

beforeEach(() => {
	number += 1;
	root = join(folder, String(number));
	cpSync('src/content', join(root, 'src/content'), { recursive: true });
	for (const file of pictures) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), file);
	}
	setSample(true);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('with flags and without a terminal', () => {
	test('the sample is replaced, moved in full, and the content has no mistakes', async () => {
		const before = readContentTree(root).texts;
		const plan = await init(flags);
		expect(checkContent(read()).mistakes).toEqual([]);
		expect(readJson('src/content/profile/profile.json')).toMatchObject({
			name: { en: 'Olena Pryklad', uk: 'Олена Приклад' },
			titles: { en: ['Project manager', 'Logistics'] },
			contacts: [
				{ kind: 'code', url: 'https://github.com/olena' },
				{ kind: 'telephone', url: 'tel:+380440000000' },
			],
		});
		expect(readJson('src/content/site/site.json')).toMatchObject({
			sample: false,
			startYear: 2026,
			shareText: { en: 'Olena Pryklad: Project manager' },
			variants: [],
			specialCertificates: [],
		});
		expect(readText('.env')).toBe('SITE_URL=https://olena.example\n');
		const after = read().texts;
		for (const [file, text] of before) {
			const kept = join(root, 'sample/content', file);
			expect([file, existsSync(kept) ? readFileSync(kept, 'utf8') : after.get(file)]).toEqual([
				file,
				text,
			]);
		}
		expect(
			[...after.keys()].filter((file) => /^(projects|case-studies|iq|certificates)/.test(file)),
		).toEqual([]);
		expect(pictures.length).toBeGreaterThan(100);
		for (const file of pictures) {
			expect(existsSync(join(root, file)), file).toBe(false);
			expect(readText(join('sample', file.replace(/^src\//, '')))).toBe(file);
		}
		expect(JSON.stringify([...after])).not.toMatch(/Zrazok|Зразок|Benidorm/);
		expect(printNextSteps(plan)).toMatch(/nothing was deleted[\s\S]*https:\/\/olena\.example/);
	});

	test('encoded versions go with their pictures, and those of pictures that stay are left', async () => {
		const [gone = ''] = pictures.filter((file) => file.startsWith('src/assets/'));
		const own = `${hashPicture(readFileSync(join(root, gone)))}-300x212-60.avif`;
		const other = `${'0'.repeat(16)}-300x212-60.avif`;
		mkdirSync(join(root, 'assets/encoded'), { recursive: true });
		for (const name of [own, other]) writeFileSync(join(root, 'assets/encoded', name), name);
		await init(flags);
		expect(readdirSync(join(root, 'assets/encoded'))).toEqual([other]);
		expect(readText(`sample/assets/encoded/${own}`)).toBe(own);
	});

	test('the records can stay', async () => {
		const records = read().texts.size;
		await init({ ...flags, records: 'keep' });
		expect(read().texts.size).toBe(records);
		expect(checkContent(read()).mistakes).toEqual([]);
		expect(readJson('src/content/site/site.json')).toMatchObject({
			specialCertificates: expect.arrayContaining(['pm/leading-teams']),
		});
	});

	test('an e-mail address alone is a contact, and other lines of .env stay', async () => {
		writeFileSync(join(root, '.env'), 'PUBLIC_A=1\nSITE_URL=https://old.example\n');
		const { 'contact.code': _, 'contact.telephone': __, ...rest } = flags;
		await init(rest);
		expect(readJson('src/content/profile/profile.json').contacts).toMatchObject([
			{ kind: 'email', url: 'mailto:olena@example.org' },
		]);
		expect(readText('.env')).toBe('PUBLIC_A=1\nSITE_URL=https://olena.example\n');
	});

	test.each([
		[
			{},
			/--name\.en "Olena Pryklad" .*\n.*--jobTitle\.en [\s\S]*--email [\s\S]*Nothing was changed\.$/,
		],
		[{ ...flags, email: 'olena' }, /--email: "olena" is not an e-mail address/],
		[
			{ ...flags, 'contact.code': 'javascript:alert(1)' },
			/--contact\.code: .*cannot be used as a link/,
		],
		[{ ...flags, address: 'olena.example' }, /Write it as "https:\/\/you\.example"/],
		[{ ...flags, records: 'burn' }, /neither "move" nor "keep"/],
		[{ ...flags, nmae: 'x' }, /has no flag --nmae\. Its flags are: --name\.en/],
	] as [Flags, RegExp][])(
		'a mistake is a sentence, and nothing is changed: %#',
		async (wrong, sentence) => {
			const before = [...read().texts];
			await expect(init(wrong)).rejects.toThrow(sentence);
			expect([...read().texts]).toEqual(before);
			expect(readdirSync(root)).toEqual(['public', 'src']);
		},
	);
});

describe('content that is the author’s already', () => {
	test('is left alone', async () => {
		setSample(false);
		await expect(init(flags)).rejects.toThrow(/"sample": false[\s\S]*--force/);
		expect(readdirSync(root)).toEqual(['public', 'src']);
	});

	test('keeps with --force what is not answered, and a copy of what is', async () => {
		setSample(false);
		const old = readText('src/content/profile/profile.json');
		await init({ 'name.en': 'Olena Pryklad', force: '' });
		expect(readJson('src/content/profile/profile.json')).toMatchObject({
			...JSON.parse(old),
			name: { ...JSON.parse(old).name, en: 'Olena Pryklad' },
		});
		expect(readText('sample/content/profile/profile.json')).toBe(old);
		expect(existsSync(join(root, 'src/content/projects'))).toBe(true);
		await init({ 'name.en': 'Olena Zrazok', force: '' });
		expect(existsSync(join(root, 'sample-2/content/profile/profile.json'))).toBe(true);
	});
});

test('in a terminal, a wrong answer is explained and the question repeated', async () => {
	const printed: string[] = [];
	const tries = ['not an address', 'github.com/olena'];
	const ask: Ask = async (text, example, required) => {
		if (text.startsWith('Contact "code"')) return tries.shift();
		return required ? example : '';
	};
	const plan = await makePlan({
		project: project(),
		flags: {},
		ask,
		print: (text) => printed.push(text),
		year: 2026,
	});
	expect(printed).toHaveLength(1);
	expect(printed[0]).toMatch(/^--contact\.code: "not an address" cannot be used as a link/);
	expect(plan.writes.get('src/content/profile/profile.json')).toContain(
		'"https://github.com/olena"',
	);
	expect(plan.moves.size).toBeGreaterThan(100);
	expect(plan.address).toBeUndefined();
	expect(printNextSteps(plan)).toContain('SITE_URL=https://you.example');
});

async function init(by: Flags) {
	const plan = await makePlan({
		project: project(),
		flags: by,
		ask: async () => undefined,
		print: () => {},
		year: 2026,
	});
	carryOut(root, plan);
	return plan;
}

function project() {
	return { ...readProject(root), tree: read() };
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
