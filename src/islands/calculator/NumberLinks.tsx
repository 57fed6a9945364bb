import type { MouseEvent } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { toHandedQuery } from '#lib/hand-over.ts';

interface Props {
	/** The exact number, a decimal text. */
	number: string;
	/** Address of the exchange rates. */
	rates: string | undefined;
	t: CalculatorMessages['handOver'];
}

/** Where the number on the display is of use: links that carry it there. */
export function NumberLinks({ number, rates, t }: Props) {
	const own = toHandedQuery('calculator', number);
	const amount = toHandedQuery('rates', number);
	return (
		<nav aria-label={t.title} className="hand-over">
			{own && (
				<a href={`${own}#finance`} onClick={stay}>
					{t.finance}
				</a>
			)}
			{amount && rates && <a href={rates + amount}>{t.rates}</a>}
		</nav>
	);
}

/** The finance calculator is on this page: it need not load again. A new tab is left to the browser. */
function stay(event: MouseEvent<HTMLAnchorElement>) {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	history.replaceState(history.state, '', event.currentTarget.href);
	dispatchEvent(new HashChangeEvent('hashchange'));
}
