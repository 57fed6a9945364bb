import { mkdirSync, writeFileSync } from 'node:fs';
import { stitchSvg } from '#lib/stitch.ts';
import { toPath } from './folders.ts';
import { fruits, fruitThreads } from './fruit-patterns.ts';
import { record } from './record.ts';

const folder = 'src/assets/marks/fruits';

mkdirSync(toPath(folder), { recursive: true });
for (const [name, pattern] of Object.entries(fruits)) {
	const drawing = stitchSvg(pattern, { threads: fruitThreads });
	writeFileSync(toPath(`${folder}/${name}.svg`), `${drawing}\n`);
}
await record(
	{
		name: 'fruits',
		command: 'node assets/drawn/fruits.ts',
		inputs: ['assets/drawn/fruit-patterns.ts', 'src/lib/stitch.ts'],
		usedBy: 'Memory game: the faces of the cards',
	},
	Object.keys(fruits).map((name) => `${folder}/${name}.svg`),
);
