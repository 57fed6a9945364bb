import { readFileSync } from 'node:fs';
import { recolour } from '#build/look/look-styles.ts';
import { toPalette } from '#lib/look/palette.ts';

const red = toPalette('#8a1c4a', '#9fe0c0');

test('the tokens take the colours of the author', () => {
	const css = recolour(readFileSync('src/styles/tokens.css', 'utf8'), red);
	expect(css).toMatch(/--cobalt: light-dark\(#8a1c4a, #[0-9a-f]{6}\);/);
	expect(css).toMatch(/--wheat: light-dark\(#9fe0c0, #[0-9a-f]{6}\);/);
	expect(css).toContain('--paper: light-dark(oklch(97.6% 0.009 85), oklch(20.5% 0.03 265));');
});
