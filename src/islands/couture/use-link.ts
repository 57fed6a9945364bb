import { useEffect, useRef } from 'react';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { report } from '#lib/report.ts';
import { decodeDesign } from '#tools/couture/design.ts';
import { openDesign } from '#tools/couture/store.ts';

/** What stands before a design in the address. */
export const linkStart = '#design=';

/** Opens the design that the address brings, once, and takes it out of the address. */
export function useLink(tell: (message: string) => void, t: Omit<CoutureMessages, 'notes'>) {
	const latest = useRef({ tell, t });

	useEffect(() => {
		latest.current = { tell, t };
	});

	useEffect(() => {
		function open() {
			const { hash } = location;
			if (!hash.startsWith(linkStart)) return;
			history.replaceState(history.state, '', location.pathname + location.search);
			const design = decodeDesign(hash.slice(linkStart.length));
			const { tell: say, t: words } = latest.current;
			if (design) openDesign(design);
			else report(new Error('The text is no design.'), 'open the link');
			say(design ? words.opened : words.errors['broken-link']);
		}
		open();
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
	}, []);
}
