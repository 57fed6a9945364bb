import { readFileSync } from 'node:fs';
import { parsePanels } from '#scenes/couture/panels.ts';
import { type GarmentKey, garments } from '#tools/couture/garments.ts';
import { readPattern } from '#tools/couture/pattern/piece.ts';

/** The pattern of a garment and its place on the texture map, from the files of the site. */
export function readGarment(key: GarmentKey) {
	const file = `public${garments[key].path}`;
	const read = (ending: string): unknown =>
		JSON.parse(readFileSync(file.replace('.glb', ending), 'utf8'));
	return { pattern: readPattern(read('-pattern.json')), map: parsePanels(read('.json')) };
}
