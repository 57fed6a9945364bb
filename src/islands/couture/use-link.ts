import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { useHash } from '#islands/shared/use-hash.ts';
import { report } from '#lib/report.ts';
import { decodeDesign } from '#tools/couture/design.ts';
import { $ownWardrobe, openGuest } from '#tools/couture/store.ts';

/** The prefix of a design in the address. */
export const linkStart = '#design=';

/** Opens the design in the address once, and removes it from the address. Where work of the visitor's own is kept, the choice between the two announces it. */
export function useLink(announce: (message: string) => void, t: CoutureWords) {
	useHash((hash) => {
		if (!hash.startsWith(linkStart)) return;
		history.replaceState(history.state, '', location.pathname + location.search);
		const design = decodeDesign(hash.slice(linkStart.length));
		if (!design) {
			report(new Error('The text is not a design.'), 'open the link');
			announce(t.errors['broken-link']);
			return;
		}
		openGuest(design);
		if (!$ownWardrobe.get()) announce(t.openedLink);
	});
}
