import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { type Shot, screens } from './shots.ts';

/** The checksum of what each picture was made of, by the file of the picture. */
type Sums = Record<string, string>;

const file = `${root}${screens}sums.json`;

export function readSums(): Sums {
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes the step into the manifest and the checksums beside the sources, both without pictures that are gone. */
export async function recordScreens(shots: readonly Shot[], sums: Sums): Promise<void> {
	const made = shots.map((shot) => shot.file).filter((output) => existsSync(root + output));
	const kept = made.toSorted().flatMap((output) => {
		const sum = sums[output];
		return sum ? [[output, sum]] : [];
	});
	writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), undefined, '\t')}\n`);
	await saveStep(
		'screens.json',
		{
			name: 'screens',
			command: 'node assets/screens/photograph.ts',
			inputs: [screens],
			usedBy: 'Covers of projects and pictures of case studies',
		},
		made.filter((output) => !output.startsWith(screens)),
	);
}
