import { hasTool } from '#tools/registry.ts';
import { check, testChanges, testReports } from '../../../fixtures/content/check.ts';
import { project, site } from '../../../fixtures/content/good-tree.ts';

testChanges('references');
if (hasTool('calculator'))
	testReports([['a list of tools that is none', { 'site/site.json': site({ extra: 'none' }) }]]);

test.runIf(hasTool('rates'))('a demo of a tool that the site leaves out', () => {
	const demo = project({ demo: '/extra/rates' });
	const checkWith = (extra: unknown) =>
		check({ 'projects/dance-school.json': demo, 'site/site.json': site({ extra }) });
	expect(checkWith([])).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:10  demo
		  "/extra/rates" belongs to a tool that "extra" in site.json leaves out. Add "rates" to "extra", or remove this.
		  Found:    "/extra/rates"
		  Expected: something that the site has
		  Example:  "extra": ["rates"]

		1 mistake in 1 file."
	`);
	expect(checkWith(['rates'])).toBe('0 mistakes in 0 files.');
});
