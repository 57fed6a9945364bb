import { readFileSync } from 'node:fs';
import { builtInLocales } from '#i18n/locales.ts';
import { budgetOf } from '../../scripts/measure/budgets.ts';
import { BuiltSite } from './built-site.ts';

/** The weights that the README and the texts about this site name, in kB of 1,000 bytes, as compressed by the build. */
const site = new BuiltSite('dist');
const readStory = (id: string, locale: string) =>
	readFileSync(`src/content/case-studies/${id}/${locale}.mdx`, 'utf8');
const project = JSON.parse(readFileSync('src/content/projects/this-site.json', 'utf8'));

test('a CV page weighs what the README names', () => {
	const [, least = '', most = ''] =
		/A CV page weighs (\d+) to (\d+) kB, styles included/.exec(readFileSync('README.md', 'utf8')) ??
		[];
	const pages = site
		.list()
		.filter((file) => /^(?!(?:\w\w\/)?(?:extra|404|offline|admin)\b).*\.html$/.test(file))
		.filter((file) => isWholePage(site.readText(file)));
	expect(pages.length).toBeGreaterThan(60);
	const weights = pages.map((file) => site.read(`${file}.br`).length).sort((a, b) => a - b);
	expect(weights[0]).toBeGreaterThanOrEqual(Number(least) * 1000);
	expect(weights.at(-1)).toBeLessThanOrEqual(Number(most) * 1000);
	// No looser than it has to be.
	expect(weights[0]).toBeLessThan((Number(least) + 1) * 1000);
	expect(weights.at(-1)).toBeGreaterThan((Number(most) - 1) * 1000);
});

/** `npm run measure:bytes` loads every page and refuses one that exceeds its budget. */
test('texts about scripts name the budgets to which every page is measured, and the weight of React', () => {
	const cv = Math.floor(budgetOf('/about').scriptBytes / 1000);
	expect(readFileSync('README.md', 'utf8')).toContain(`loads about ${cv} kB of script`);
	const tool = Math.round(budgetOf('/extra/calculator').scriptBytes / 1000);
	const [react = ''] = site.list().filter((file) => /^_astro\/client\.[^/]+\.js$/.test(file));
	const ofReact = Math.round(site.read(`${react}.br`).length / 1000);
	expect(tool).toBe(Math.round(budgetOf('/extra/todo').scriptBytes / 1000));
	for (const locale of builtInLocales) {
		expect(project.description[locale]).toMatch(new RegExp(`\\b${cv}\\s(?:kB|КБ)`));
		expect(readStory('calculator', locale)).toMatch(new RegExp(`after="${tool}" unit="(?:kB|КБ)"`));
		for (const id of ['calculator', 'todo']) {
			expect(readStory(id, locale)).toMatch(new RegExp(`\\s${tool}\\s(?:kB|КБ)`));
			expect(readStory(id, locale)).toMatch(
				new RegExp(`React[^.]*\\s${ofReact}\\b|\\s${ofReact}\\s[^.]*React`),
			);
		}
	}
});

/** Addresses of the past are files that only redirect. */
function isWholePage(html: string): boolean {
	return html.includes('<main');
}
