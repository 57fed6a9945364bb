import { checkContent } from '../../../../scripts/content/check.ts';
import { testChanges } from '../../../fixtures/content/check.ts';
import { certificate, goodTree } from '../../../fixtures/content/good-tree.ts';

testChanges('duplicates');

test('the two sides of a diploma share a number', () => {
	const tree = goodTree({
		'diplomas/provider/back.json': certificate({ number: 'P-1', side: 'back' }),
	});
	const assets = new Set([...tree.assets, 'documents/provider-back.webp']);
	expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
});
