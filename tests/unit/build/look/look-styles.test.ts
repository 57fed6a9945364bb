import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recolour } from '#build/look/look-styles.ts';
import { toPalette } from '#lib/look/palette.ts';

const red = toPalette('#8a1c4a', '#9fe0c0');

test('the tokens take the colours of the author', () => {
	const css = recolour(readFileSync('src/styles/tokens.css', 'utf8'), red);
	expect(css).toMatch(/--cobalt: light-dark\(#8a1c4a, #[0-9a-f]{6}\);/);
	expect(css).toMatch(/--wheat: light-dark\(#9fe0c0, #[0-9a-f]{6}\);/);
	expect(css).toContain('--paper: light-dark(oklch(97.6% 0.009 85), oklch(20.5% 0.03 265));');
});

test('an opacity stays', () => {
	expect(recolour('a { color: oklch(41% 0.19 264 / 40%) }', toPalette('#333333'))).toMatch(
		/^a \{ color: oklch\(32\.1% 0 0 \/ 40%\) \}$/,
	);
});

test('no style keeps the accent or the marker of the house', () => {
	const styles = globSync('src/{styles,components,layouts,pages,islands}/**/*.{css,astro}');
	expect(styles.length).toBeGreaterThan(100);
	const kept = styles.filter((file) =>
		/oklch\(41% 0\.19 264|oklch\(82% 0\.09 262|oklch\(84% 0\.1[45] 88|#1f45c4/.test(
			recolour(readFileSync(file, 'utf8'), red),
		),
	);
	expect(kept).toEqual([]);
});
