import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import type { GalleryEntry } from './entry.ts';
import { LargeActions } from './LargeActions.tsx';
import { LargeSlide } from './LargeSlide.tsx';
import { toStep } from './large-keys.ts';

export interface LargeViewProps {
	entries: readonly GalleryEntry[];
	/** From 0. */
	place: number;
	t: GalleryMessages;
	onMove: (place: number) => void;
	onClose: () => void;
}

const drawings = { close: 'm5 5 14 14M19 5 5 19', left: 'm15 5-7 7 7 7', right: 'm9 5 7 7-7 7' };

/**
 * The entries of a gallery, each as large as the window, in a strip that snaps: fingers swipe and pinch it as the
 * browser does, keys and buttons go to the neighbours.
 */
export function LargeView({ entries, place, t, ...props }: LargeViewProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const strip = useRef<HTMLDivElement>(null);
	const entry = entries[place];

	const shown = fill(t.shown, { place: place + 1, all: entries.length, name: entry?.name ?? '' });

	useSaid(shown, 'large');
	useEffect(() => dialog.current?.showModal(), []);

	useEffect(() => {
		const { current } = strip;
		if (!current || toPlace(current) === place) return;
		current.scrollTo({ left: place * current.clientWidth, behavior: 'instant' });
	}, [place]);

	function step(by: number) {
		if (entries[place + by]) props.onMove(place + by);
	}

	function press(event: KeyboardEvent) {
		// In a video the arrows seek, in a field they move the cursor.
		if (event.target instanceof HTMLMediaElement || event.target instanceof HTMLInputElement)
			return;
		const by = toStep(event, { place, all: entries.length });
		if (by === undefined) return;
		event.preventDefault();
		step(by);
	}

	function closeBeside({ target }: MouseEvent) {
		if (target instanceof Element && target.matches('.large-slide')) dialog.current?.close();
	}

	if (!entry) return null;
	return (
		<dialog
			ref={dialog}
			className="enlarged large-view"
			aria-label={shown}
			onKeyDown={press}
			onClick={closeBeside}
			onClose={props.onClose}
		>
			<ActionButton
				action="close"
				label={t.close}
				drawing={drawings.close}
				onPress={() => dialog.current?.close()}
			/>
			<ActionButton
				action="previous"
				label={t.previous}
				drawing={drawings.left}
				idle={place === 0}
				onPress={() => step(-1)}
			/>
			<ActionButton
				action="next"
				label={t.next}
				drawing={drawings.right}
				idle={place === entries.length - 1}
				onPress={() => step(1)}
			/>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is what the arrow keys move. */}
			<div
				ref={strip}
				className="large-strip"
				role="group"
				aria-label={t.keys}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus.
				tabIndex={0}
				onScroll={({ currentTarget }) => {
					const seen = toPlace(currentTarget);
					if (seen !== undefined && seen !== place && entries[seen]) props.onMove(seen);
				}}
			>
				{entries.map((each, index) => (
					<div key={each.id} className="large-slide">
						{Math.abs(index - place) <= 1 && (
							<LargeSlide entry={each} current={index === place} t={t} />
						)}
					</div>
				))}
			</div>
			<div className="large-words">
				<div className="large-credit">{entry.credit}</div>
				<LargeActions key={entry.id} entry={entry} t={t} />
				<p className="quiet large-keys">{t.keys}</p>
			</div>
		</dialog>
	);
}

/** Which slide fills most of the strip; undefined where nothing is laid out. */
function toPlace({ clientWidth, scrollLeft }: HTMLElement): number | undefined {
	return clientWidth === 0 ? undefined : Math.round(scrollLeft / clientWidth);
}
