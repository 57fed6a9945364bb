import { readFileSync } from 'node:fs';
import { readBuildSettings } from '#build/bundle/constant-settings.ts';
import { defaultAddresses } from '#live/service-settings.ts';
import { type ToolId, tools } from '#tools/tool-list.ts';
import { listAskedHosts } from '../../../../scripts/content/asked-hosts.ts';
import { checkContent } from '../../../../scripts/content/check.ts';
import { checkServices } from '../../../../scripts/content/check-services.ts';
import { readEntries } from '../../../../scripts/content/entries.ts';
import { readyLanguages } from '../../../../scripts/content/words/ready-words.ts';
import type { Flags } from '../../../../scripts/new/ask.ts';
import { adviseOnPage, makePage, printPageHelp, toPageName } from '../../../../scripts/new/page.ts';
import { type PageTexts, toFacts } from '../../../../scripts/new/page-facts.ts';
import { composeText } from '../../../../scripts/new/page-text.ts';
import en from '../../../../scripts/new/pages/en.json' with { type: 'json' };
import { goodTree, profile, site, words } from '../../../fixtures/content/good-tree.ts';
import laws from './laws.json' with { type: 'json' };

/** A practice in Vienna. */
const practice = {
	'profile/profile.json': profile({
		country: 'AT',
		town: words('Vienna', 'Відень', 'Viena'),
		address: 'Lindengasse 7, 1070 Wien',
		private: ['address'],
	}),
};

const make = async (name: string, flags: Flags = {}, changes = {}) => {
	const tree = goodTree({ ...practice, ...changes });
	const today = new Date('2026-11-28');
	const page = await makePage(name, { tree, flags, ask: async () => undefined, today });
	const { files } = page;
	return { page, files, tree: goodTree({ ...practice, ...changes, ...Object.fromEntries(files) }) };
};

test('an imprint says what is known, and nothing else', async () => {
	const { files, tree } = await make('imprint', {
		profession: 'Physiotherapeutin',
		awarded: 'Österreich',
		authority: 'Magistrat {Wien}',
		rules: 'MTD-Gesetz 2024, https://www.ris.bka.gv.at',
		purpose: 'Physiotherapie',
	});
	expect([...files.keys()]).toEqual(['en', 'uk', 'es'].map((each) => `pages/imprint/${each}.mdx`));
	// What section 5 ECG and section 25(5) MedienG ask for, as far as it is known: usp.gv.at, "Offenlegungspflicht".
	expect(files.get('pages/imprint/en.mdx')).toMatchInlineSnapshot(`
		"---
		# Composed from your profile and answers, for the law of the European Union. It is no legal advice: read it, and have it checked if you are not sure.
		title: Imprint
		description: Who runs this site, and how to reach me.
		---

		Information under section 5 of the Austrian E-Commerce Act (ECG) and section 25 of the Austrian Media Act (MedienG).

		## Who runs this site

		- Name: **Maksym Zrazok**
		- Address: Lindengasse 7, 1070 Wien
		- E-mail: [olena@example.com](mailto:olena@example.com)

		## Profession and supervision

		- Professional title: Physiotherapeutin, awarded in: Österreich
		- Supervisory authority: Magistrat \\{Wien\\}
		- Professional rules: MTD-Gesetz 2024, [www.ris.bka.gv.at](https://www.ris.bka.gv.at)

		## Media owner

		- Media owner and editor: Maksym Zrazok, Vienna
		- Object of the business: Physiotherapie
		- Editorial line: information about Maksym Zrazok and their work
		"
	`);
	expect(checkContent(tree).mistakes).toEqual([]);
});

test('the town follows an address that is a street alone', async () => {
	const at = (address: string) => ({
		'profile/profile.json': profile({ town: 'Linz', address }),
	});
	const read = async (address: string) =>
		(await make('privacy', { host: 'netlify' }, at(address))).files.get('pages/privacy/en.mdx');
	expect(await read('Lindengasse 7')).toContain('\n- Lindengasse 7, Linz\n');
	expect(await read('Lindengasse 7, 4020 Linz')).toContain('\n- Lindengasse 7, 4020 Linz\n');
});

test('imprint and privacy notice are known by their names in other languages', () => {
	expect(['impressum', 'Datenschutz', 'mentions-legales', 'services'].map(toPageName)).toEqual([
		...['imprint', 'privacy', 'imprint', 'services'],
	]);
});

test('what is not known leaves no gap, and no heading', async () => {
	const { files } = await make('imprint');
	const text = files.get('pages/imprint/en.mdx');
	expect(text).not.toMatch(/Profession|undefined|: *$|—/m);
	expect(text).toContain('Occupation: Developer');
});

test('an author learns what an imprint does not say, and with which flags it would', async () => {
	const { page } = await make('imprint', { awarded: 'Österreich', vat: 'ATU12345678' });
	const flags = (text: string) => text.match(/^--\w+/gm);
	const without = [
		'telephone',
		'profession',
		'chamber',
		'authority',
		'register',
		'rules',
		'purpose',
	];
	expect(flags(adviseOnPage('imprint', page).join('\n'))).toEqual(
		without.map((flag) => `--${flag}`),
	);
	expect(flags(printPageHelp('imprint'))).toEqual(
		expect.arrayContaining(['--address', '--authority', '--vat']),
	);
	expect(flags(printPageHelp('privacy'))).toEqual(['--host', '--days']);
	expect(flags(printPageHelp(''))).toEqual(expect.arrayContaining(['--vat', '--host', '--title']));
});

describe('a privacy notice', () => {
	const named = (text = '') => new Set(text.match(/[\w-]+(?:\.[\w-]+)+/g));
	const all = [...listAskedHosts(tools.map(({ id }) => id)).keys()];
	const settings = (extra: readonly ToolId[] | false) => ({ 'site/site.json': site({ extra }) });

	test.each(tools)('names the hosts that $id asks, and no other', async ({ id, services }) => {
		const { files, tree } = await make('privacy', { host: 'netlify' }, settings([id]));
		const asked = [...listAskedHosts([id]).keys()];
		const { addresses } = readBuildSettings();
		const hosts = services.map((service) => new URL(addresses[service]).host);
		expect(asked).toEqual(expect.arrayContaining(hosts));
		for (const text of files.values()) {
			expect(all.filter((host) => named(text).has(host)).sort()).toEqual(asked.sort());
		}
		expect(checkContent(tree).mistakes).toEqual([]);
		expect(await checkServices(readEntries(tree).entries, [id])).toEqual([]);
	});

	test('without tools, everything comes from the site', async () => {
		const { files } = await make(
			'privacy',
			{ host: 'Muster GmbH, Linz', days: '14' },
			settings(false),
		);
		const text = files.get('pages/privacy/en.mdx');
		expect(text).toMatch(/fonts and programs come from the site itself\.$/m);
		expect(text).toContain('run by Muster GmbH, Linz.\n\nThe logs are deleted after 14 days.');
		expect(text).not.toMatch(/tool|USA|location/);
	});

	test('no longer holds when a tool comes or goes', async () => {
		const asking = tools.filter(({ services }) => services.length > 0).map(({ id }) => id);
		const { tree } = await make('privacy', { host: 'github' }, settings(asking));
		const { entries } = readEntries(tree);
		const kinds = async (chosen: readonly ToolId[]) =>
			new Set((await checkServices(entries, chosen)).map(({ kind }) => kind));
		expect(await kinds(asking)).toEqual(new Set());
		expect(await kinds([])).toEqual(new Set(asking.length > 0 ? ['unasked-host'] : []));
		const { tree: none } = await make('privacy', { host: 'github' }, settings(false));
		const missing = await checkServices(readEntries(none).entries, asking);
		expect(missing.length > 0).toBe(asking.length > 0);
		expect(missing.every(({ kind }) => kind === 'unnamed-host')).toBe(true);
	});

	test('is refused without a host', async () => {
		await expect(make('privacy')).rejects.toThrow('Write --host "netlify".');
	});
});

describe('in every language', () => {
	const slots = ({ imprint, privacy }: Omit<PageTexts, 'lands'>) =>
		[...imprint.text, ...privacy.text].map((line) => (line.match(/\{[^}]+\}/g) ?? []).sort());

	test.each(['uk', 'es', ...readyLanguages])('the texts in "%s" are whole', (tag) => {
		const { lands, ...texts } = readTexts(tag);
		expect(slots(texts)).toEqual(slots(en));
		const same = [...texts.imprint.text, ...texts.privacy.text].filter((line) =>
			[...en.imprint.text, ...en.privacy.text].includes(line),
		);
		// A name, an address and “E-mail” are the same words in several languages.
		expect(same.filter((line) => !/^- (\*\*)?\{|^- (E-mail|Name|Register): /.test(line))).toEqual(
			[],
		);
		expect(lands).toHaveProperty('other');
		for (const { top } of Object.values(texts)) expect(top[0]).toMatch(/^# \S/);
		expect(JSON.stringify(texts)).not.toMatch(/[^\\]'|`/);
	});

	test('there is a line for each service', () => {
		for (const address of Object.values(defaultAddresses)) {
			const operator = new URL(address).host.split('.').slice(-2).join('.');
			expect(slots(en).flat()).toContain(`{${operator}}`);
		}
	});

	// The laws by their own names: legifrance.gouv.fr, normattiva.it, isap.sejm.gov.pl, diariodarepublica.pt, wetten.overheid.nl, riksdagen.se.
	test.each(laws)('$language names the laws of $country', ({ language, country, ...expected }) => {
		const texts = readTexts(language);
		const known = {
			...{ answers: { provider: 'OVH' }, chosen: [], asked: new Map(), today: new Date() },
			profile: { name: 'Ada', telephone: '+43 1 234', country },
		};
		const [imprint, privacy] = [texts.imprint, texts.privacy].map(({ text }) =>
			composeText(text, toFacts('en', texts, known)),
		);
		expect(imprint).toContain(expected.imprint);
		for (const law of expected.privacy) expect(privacy).toContain(law);
		expect(imprint).toContain('[+43 1 234](tel:+431234)');
		// Article 1-1, II, of the French law asks for a director of publication.
		expect(imprint?.match(/Ada/g)).toHaveLength(country === 'FR' || country === 'AT' ? 2 : 1);
	});
});

function readTexts(tag: string): PageTexts {
	const file = new URL(`../../../../scripts/new/pages/${tag}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8'));
}

test('an empty page stops the build until it is written', async () => {
	const { tree } = await make('services', { title: 'Services' });
	const { mistakes } = checkContent(tree);
	expect(mistakes.map(({ line, kind }) => [line, kind])).toEqual([
		[3, 'placeholder'],
		[7, 'placeholder'],
		[9, 'placeholder'],
	]);
});

test('a profile that is still to be written is not published', async () => {
	const changes = { 'profile/profile.json': profile({ name: words('Your name') }) };
	await expect(make('imprint', {}, changes)).rejects.toThrow('"Your name" is a placeholder');
});

test.each([
	['', {}, 'The name of the page is missing.'],
	['skills', {}, 'The site itself has the address /skills'],
	['Preise', {}, 'cannot be used in an address'],
	['imprint', { tax: '1' }, 'has no flag --tax'],
])('the page "%s" is refused in a sentence', async (name, flags, sentence) => {
	await expect(make(name, flags)).rejects.toThrow(sentence);
});

test('a page is replaced only if the author says so', async () => {
	const file = { 'pages/imprint/en.mdx': '---\ntitle: A\ndescription: B\n---\n\nC\n' };
	await expect(make('imprint', {}, file)).rejects.toThrow('already exists');
	const { files } = await make('imprint', { force: '' }, file);
	expect(files.get('pages/imprint/en.mdx')).toContain('Maksym Zrazok');
});
