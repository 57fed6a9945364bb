import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcons, toFaviconSvg } from '#build/look/icons.ts';
import { takeIcons } from '#build/look/look-icons.ts';
import { toPalette } from '#lib/look/palette.ts';
import { makeFolder } from '../../folder.ts';

test('the icons in public are those that are drawn in the colours of the house', async () => {
	for (const { file, content } of await drawIcons(toPalette().icon)) {
		expect(readFileSync(join('public', file)).equals(Buffer.from(content)), file).toBe(true);
	}
});

test('icons take the colours of the author', async () => {
	const folder = makeFolder({ 'favicon.svg': `${toFaviconSvg(toPalette().icon)}\n` });
	await takeIcons(folder, toPalette('#8a1c4a', '#9fe0c0'));
	const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
	expect(svg).toContain('.left{stroke:#8a1c4a}');
	expect(svg).not.toMatch(/#1f45c4|#cc8a14|#8ea6ff|#e6b23e/);
	expect(readFileSync(join(folder, 'icon-192.png')).length).toBeGreaterThan(500);
});

test('icons of the author stay', async () => {
	const folder = makeFolder({ 'favicon.svg': '<svg>mine</svg>', 'icon-192.png': 'mine' });
	await takeIcons(folder, toPalette('#8a1c4a'));
	expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe('<svg>mine</svg>');
	expect(readFileSync(join(folder, 'icon-192.png'), 'utf8')).toBe('mine');
});
