import { useStore } from '@nanostores/react';
import { useEffect, useRef, type useState } from 'react';
import { saveFile } from '#browser/save-file.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { fill } from '#i18n/messages.ts';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import { UndoOffer } from '#islands/shared/records/UndoOffer.tsx';
import { type LastOffer, useOffer } from '#islands/shared/records/use-offer.ts';
import { scrollPanelTo } from '#islands/shared/stage/scroll-panel.ts';
import { UploadField } from '#islands/shared/stage/UploadField.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { type KeptDesign, mostKept } from '#tools/couture/gallery/kept-design.ts';
import { dropUnusedSights, galleryStore } from '#tools/couture/gallery/store.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { useGallery } from './use-gallery.ts';

interface Props {
	locale: Locale;
	/** Shows and reads out what has happened. */
	announce: (message: string) => void;
	/** The last offer to undo a change of the gallery, and the function that sets it. */
	last: ReturnType<typeof useState<LastOffer>>;
	saving: SavingMessages;
	uploads: UploadMessages;
	t: CoutureWords;
}

/** Keeping the design on the stage, and everything that can be done with those that are kept. */
export function GalleryPanel({ locale, announce, last, saving, uploads, t }: Props) {
	const list = useStore(galleryStore.$list);
	const [offered, setOffered] = useOffer(galleryStore.$list, last);
	/** Of the card that was changed last, counted from 0. */
	const place = useRef(0);
	const gallery = useGallery({ locale, announce, offer, uploads, t });
	const box = useRef<HTMLDivElement>(null);
	const keepButton = useRef<HTMLButtonElement>(null);
	const { records } = list;
	const kept = useFocusKept(() => {
		const cards = box.current?.querySelectorAll<HTMLElement>('[data-action=delete]');
		return cards?.[Math.min(place.current, cards.length - 1)] ?? keepButton.current;
	});
	const full = records.length >= mostKept;
	const offerShown = offered && (
		<UndoOffer message={offered.message} onUndo={offered.undo} words={t.undo} />
	);

	useEffect(() => {
		const menu = box.current?.closest<HTMLElement>('.couture-menu');
		if (menu) scrollPanelTo(menu);
		void dropUnusedSights();
	}, []);

	/** It follows the card, or the one that has taken its place. */
	function offer({ id }: KeptDesign, message: string, undo: () => void) {
		place.current = records.findIndex((each) => each.id === id);
		const { records: rest } = galleryStore.$list.get();
		announce('');
		setOffered({ message, undo, after: rest[Math.min(place.current, rest.length - 1)]?.id });
	}

	return (
		<div ref={box} className="couture-gallery" {...kept}>
			<SaveNotice
				problem={list.problem}
				lost={t.gallery.lost}
				broken={list.broken !== undefined}
				t={saving}
				onRetry={galleryStore.retry}
				onExport={gallery.exportAll}
				onSaveBroken={() => saveFile('designs-broken.txt', list.broken ?? '', 'text/plain')}
			/>
			<button
				ref={keepButton}
				type="button"
				className="button primary"
				aria-disabled={full || gallery.busy || undefined}
				onClick={full ? undefined : gallery.keep}
			>
				{t.gallery.keep}
			</button>
			<p className="quiet couture-hint" hidden={records.length > 0 && !full}>
				{full ? fill(t.gallery.fullHint, { most: mostKept }) : t.gallery.empty}
			</p>
			<ul className="couture-cards" aria-label={t.gallery.title} hidden={records.length === 0}>
				{records.map((record) => (
					<GalleryCard key={record.id} record={record} full={full} gallery={gallery} t={t}>
						{offered?.after === record.id && offerShown}
					</GalleryCard>
				))}
			</ul>
			{records.length === 0 && offerShown}
			<div className="saves">
				{records.length > 0 && (
					<button type="button" onClick={gallery.exportAll}>
						{t.gallery.exportAll}
					</button>
				)}
				<UploadField
					label={t.gallery.import}
					accept=".json,application/json"
					onPick={gallery.importFile}
				/>
			</div>
		</div>
	);
}
