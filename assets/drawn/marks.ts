import { mkdirSync, writeFileSync } from 'node:fs';
import { drawIcons } from '#build/look/icons.ts';
import { toPalette } from '#lib/look/palette.ts';
import { toPath } from './folders.ts';
import { record } from './record.ts';

mkdirSync(toPath('public'), { recursive: true });
const written: string[] = [];
for (const { file, content } of await drawIcons(toPalette().icon)) {
	writeFileSync(toPath(`public/${file}`), content);
	written.push(`public/${file}`);
}
await record(
	{
		name: 'marks',
		command: 'node assets/drawn/marks.ts',
		inputs: ['src/build/look/icons.ts', 'src/lib/look/palette.ts', 'src/lib/stitch.ts'],
		usedBy: 'Every page: icon of the browser tab, of home screens and of bookmarks',
	},
	written,
);
