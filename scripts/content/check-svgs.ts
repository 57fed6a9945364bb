import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSvgFaults } from '#build/policy/svg-faults.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/** Names of files in which browsers run scripts as in a drawing. What is compressed (`.svgz`) is not UTF-8, which is a fault. */
const runs = /\.(svgz?|xml|xht(ml)?|xslt?)$/i;

/** Drawings and other XML in `public` that run something in the browser of whoever opens them. */
export function checkSvgs(root: string, tree: ContentTree): Mistake[] {
	return [...tree.publicFiles]
		.filter((address) => runs.test(address))
		.flatMap((address) => {
			const faults = findSvgFaults(readFileSync(join(root, 'public', address), 'utf8'));
			if (faults.length === 0) return [];
			const mistake = toMistakeAt('', toFinding('active-svg', { faults }));
			return [{ ...mistake, file: `public${address}` }];
		});
}
