import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { drawRepeat, wovenCover } from '#lib/woven-cover.ts';

test('no two projects get the same cover', () => {
	const covers = globSync('src/content/projects/*.json').map((file) => {
		const { type } = JSON.parse(readFileSync(file, 'utf8'));
		const weave = { id: basename(file, '.json'), kind: type.en, months: 2 };
		return `${wovenCover(weave).match(/dye-\d/)} ${drawRepeat(weave).join()}`;
	});
	expect(covers.length).toBeGreaterThan(20);
	expect(new Set(covers).size).toBe(covers.length);
});
