import { readFileSync } from 'node:fs';
import { bowl, insideFrom, patternMetres } from '#scenes/configurator3d/pattern.ts';

const model = JSON.parse(readFileSync('public/models/goblet.json', 'utf8'));

test('the places on the flat pattern are those of the model', () => {
	const [left, rim, right, bottom] = model.panels.bowl.rect;
	expect(bowl).toEqual({ left, right, rim, bottom });
	expect(patternMetres).toBe(model.uvMetres);
	expect(insideFrom).toBeGreaterThan(bottom);
	expect(insideFrom).toBeLessThan(model.panels.inside.rect[1]);
});
