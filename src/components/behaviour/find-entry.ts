import { loadPage } from '#browser/load-page.ts';
import { findPageNumbers } from '#browser/page-numbers.ts';
import { report } from '#lib/report.ts';

/** Goes to the page of the list that has the entry with this id, if one has it. */
export async function goToEntry(id: string) {
	const { addresses = [], own = 0 } = findPageNumbers() ?? {};
	for (const [index, address] of addresses.entries()) {
		if (index === own) continue;
		try {
			if (!(await loadPage(address)).getElementById(id)) continue;
		} catch (error) {
			// The page of the list that is shown stays, with the links to the others.
			return report(error, 'look up the entry in the list');
		}
		return location.replace(`${address}#${id}`);
	}
}
