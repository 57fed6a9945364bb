import { gzipSync } from 'node:zlib';
import { checkContent } from '../../../../scripts/content/check.ts';
import { checkSvgs } from '../../../../scripts/content/check-svgs.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { testChanges, testReports } from '../../../fixtures/content/check.ts';
import { goodTree, project } from '../../../fixtures/content/good-tree.ts';
import { makeFolder } from '../../folder.ts';

testChanges('files');
testReports([['a byte order mark', { 'projects/dance-school.json': `\uFEFF${project()}` }]]);

test('the site of an author shows the default text where a translation is missing', () => {
	const { 'site/site.json': settings = '{}' } = Object.fromEntries(goodTree().texts);
	const own = JSON.stringify({ ...JSON.parse(settings), sample: false });
	const find = (changes: Readonly<Record<string, undefined>>) =>
		checkContent(goodTree({ 'site/site.json': own, ...changes }))
			.mistakes.filter(({ kind }) => kind === 'missing-language')
			.map(({ file }) => file);
	expect(find({ 'home/uk.mdx': undefined, 'about/es.mdx': undefined })).toEqual([]);
	expect(find({ 'home/en.mdx': undefined })).toEqual(['src/content/home/en.mdx']);
});

test('a public drawing that runs something is refused', () => {
	const root = makeFolder({
		'public/logos/plain.svg': '<svg/>',
		'public/logos/own.SVG': '<svg onload="run()"/>',
		'public/feed.xml': '<rss><link href="https://other.example/"/></rss>',
		'public/page.xml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
		'public/small.svgz': gzipSync('<svg/>'),
	});
	expect(checkSvgs(root, readContentTree(root))).toMatchObject([
		{ file: 'public/logos/own.SVG', kind: 'active-svg', found: 'the handler "onload"' },
		{ file: 'public/page.xml', found: 'HTML' },
		{ file: 'public/small.svgz', found: expect.stringContaining('an encoding other than UTF-8') },
	]);
});
