import { checkContent } from '../../../../scripts/content/check.ts';
import { testChanges } from '../../../fixtures/content/check.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

testChanges('prose');

test.for(['&a b', '*a', '@home', '!x y', "'it's'", '[*a]', '&a [*a]'])(
	'a text that begins with a special character needs quotes: %s',
	(lead) => {
		const text = `---\nlead: ${lead}\n---\n\nText.\n`;
		const { mistakes } = checkContent(goodTree({ 'about/en.mdx': text }));
		expect(mistakes.map(({ kind, line }) => [kind, line])).toEqual([['broken-top', 2]]);
	},
);
