import { readFileSync } from 'node:fs';
import { checkContent } from '../../scripts/content/check.ts';
import placeholders from '../../scripts/content/placeholders.json' with { type: 'json' };
import { checkSampleFiles } from '../../scripts/content/sample/check.ts';
import { takeFingerprints } from '../../scripts/content/sample/fingerprints.ts';
import { readContentTree } from '../../scripts/content/tree.ts';
import { makeFolder, writeFiles } from '../unit/folder.ts';

const tree = readContentTree(process.cwd());
const kinds = ['placeholder', 'sample-text', 'sample-picture', 'sample-link'];
test('the fingerprints of the sample are current', () => {
	const written: unknown = JSON.parse(
		readFileSync('scripts/content/sample/fingerprints.json', 'utf8'),
	);
	expect(takeFingerprints(process.cwd(), tree), 'run npm run content:sample').toEqual(written);
});

test('content that is no sample keeps what the author names, as a folder or a file', () => {
	const rest = findLeftovers({ keep: ['slides', 'about/uk'] }).map(({ file }) => file);
	expect(rest.filter((file) => /slides\/|about\/uk/.test(file))).toEqual([]);
	expect(rest).toContain('src/content/about/en.mdx');
});

test('content that is no sample has no address at example.com', () => {
	const found = findLeftovers({ repository: 'https://www.example.com/me' });
	const [link] = found.filter(({ field }) => field === 'repository');
	expect(link).toMatchObject({ kind: 'sample-link', file: 'src/content/site/site.json' });
	const other = findLeftovers({ repository: 'https://example.company/me' });
	expect(other.filter(({ field }) => field === 'repository')).toEqual([]);
});

test('content that is no sample shows pictures and files of the sample only if they are kept', () => {
	const picture = 'src/assets/slides/01-garments.webp';
	const folder = makeFolder({ [picture]: readFileSync(picture) });
	const own = checkContent(change({})).entries;
	expect(checkSampleFiles(folder, tree, own)).toMatchObject([
		{ file: 'src/content/slides/01-garments.json', field: 'picture', kind: 'sample-picture' },
	]);
	const kept = checkContent(change({ keep: ['slides/01-garments'] })).entries;
	expect(checkSampleFiles(folder, tree, kept)).toEqual([]);
	writeFiles(folder, { [picture]: 'my own' });
	expect(checkSampleFiles(folder, tree, own)).toEqual([]);
});

test.each(Object.values(placeholders).flatMap((words) => Object.values(words)))(
	'a placeholder is a mistake until it is replaced: %s',
	(text) => {
		const profile = JSON.parse(tree.texts.get('profile/profile.json') ?? '');
		const changed = JSON.stringify({ ...profile, town: { ...profile.town, en: text } });
		const texts = new Map(tree.texts).set('profile/profile.json', changed);
		expect(checkContent({ ...tree, texts }).mistakes).toMatchObject([
			{ kind: 'placeholder', field: 'town.en' },
		]);
	},
);

/** The content with other site settings, as that of an author. */
function change(settings: object) {
	const site = JSON.parse(tree.texts.get('site/site.json') ?? '');
	const changed = JSON.stringify({ ...site, sample: false, ...settings });
	return { ...tree, texts: new Map(tree.texts).set('site/site.json', changed) };
}

function findLeftovers(settings: object) {
	return checkContent(change(settings)).mistakes.filter(({ kind }) => kinds.includes(kind));
}
