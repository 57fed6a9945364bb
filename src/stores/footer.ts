import type { WritableAtom } from 'nanostores';
import { savedFlag } from '#browser/saved.ts';

const footers = new Map<string, WritableAtom<boolean>>();

/** Whether the footer is hidden on a route. Key `footerHidden_<route>`; shown until it is hidden. */
export function footerHidden(route: string): WritableAtom<boolean> {
	const known = footers.get(route);
	if (known) return known;
	const $hidden = savedFlag(`footerHidden_${route}`, false);
	footers.set(route, $hidden);
	return $hidden;
}
