import type { PagerMessages } from '#i18n/messages/pager/index.ts';

interface Props {
	page: number;
	pages: number;
	t: PagerMessages;
	onPick: (page: number) => void;
}

/** First, previous, next, last. A button at its end stays in place, so that the focus does too. */
export function Pager({ page, pages, t, onPick }: Props) {
	const targets = [
		{ words: t.first, target: 0 },
		{ words: t.previous, target: Math.max(0, page - 1) },
		{ words: t.next, target: Math.min(pages - 1, page + 1) },
		{ words: t.last, target: pages - 1 },
	];
	return targets.map(({ words, target }) => (
		<button
			key={words}
			type="button"
			className="button"
			aria-disabled={target === page}
			onClick={() => onPick(target)}
		>
			{words}
		</button>
	));
}
