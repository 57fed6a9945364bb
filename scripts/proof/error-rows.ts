import { globSync, readFileSync } from 'node:fs';
import type { Row } from './row.ts';

/** The mistakes that the check of the content reports, from the snapshots of its tests. They are in English only. */
export function listErrorRows(): Row[] {
	return globSync('tests/unit/{scripts/content,schemas}/**/*.test.ts')
		.sort()
		.flatMap((file) => {
			const found = [
				...readFileSync(file, 'utf8').matchAll(/toMatchInlineSnapshot\(\s*`([^`]*)`/g),
			];
			const lines = found.map(([, text = '']) => text.replaceAll(/^\s+/gm, ''));
			return lines.length === 0
				? []
				: [{ group: 'Mistakes in the content', key: file, lines: { en: lines } }];
		});
}
