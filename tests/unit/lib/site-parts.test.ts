import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { findResumePaths } from '../../../scripts/content/resume-paths.ts';
import { check } from '../../fixtures/content/check.ts';
import { goodTree, iqTest, site } from '../../fixtures/content/good-tree.ts';

afterEach(() => {
	vi.resetModules();
});

test('a site has all parts until its author leaves some out', async () => {
	expect(await listParts('')).toEqual(sitePartIds);
	expect(await listParts('ranking,slider')).toEqual([
		'intelligence-test',
		'share-buttons',
		'alternative-view',
		'accessibility',
	]);
});

test('a part that does not exist is a mistake that names the parts', () => {
	const printed = check({ 'site/site.json': site({ leaveOut: ['rankings'] }) });
	expect(printed).toContain('"rankings" is not a known part');
	expect(printed).toContain('"share-buttons"');
});

test('without its test and without skills, the site has no page of skills', () => {
	const leaveOut: SitePart[] = ['intelligence-test'];
	const changes = { 'skills/scripts.json': undefined, 'iq/iq.json': iqTest() };
	expect(findResumePaths(goodTree(changes))).toContain('/skills');
	const tree = goodTree({ ...changes, 'site/site.json': site({ leaveOut }) });
	expect(findResumePaths(tree)).not.toContain('/skills');
});

async function listParts(leftOut: string) {
	vi.stubEnv('SITE_LEFT_OUT', leftOut);
	vi.resetModules();
	const { hasPart } = await import('#lib/site-parts.ts');
	return sitePartIds.filter(hasPart);
}
