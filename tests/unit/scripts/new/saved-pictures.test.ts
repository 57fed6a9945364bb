import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentTree, withSavedPictures } from '../../../../scripts/content/tree.ts';
import { makeDraft } from '../../../../scripts/new/make.ts';
import { makeFolder } from '../../folder.ts';

test('a picture that is saved while its question is open is found', async () => {
	const root = makeFolder();
	const photos = join(root, 'src/assets/photos');
	mkdirSync(photos, { recursive: true });
	const printed: string[] = [];
	const draft = await makeDraft({
		kind: 'photo',
		tree: withSavedPictures(readContentTree(root), root),
		flags: {},
		print: (sentence) => {
			printed.push(sentence);
			writeFileSync(join(photos, 'rosa.webp'), '');
		},
		ask: async (question) => (question.startsWith('Portrait') ? 'photos/rosa.webp' : 'Rosa'),
	});
	expect(printed).toEqual([
		expect.stringContaining('There is no picture "src/assets/photos/rosa.webp".'),
	]);
	expect(draft.record).toMatchObject({ picture: 'photos/rosa.webp' });
});
