import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { type PluralForms, plural } from '#i18n/messages.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { GalleryEntry } from './entry.ts';
import { GalleryNotice } from './GalleryNotice.tsx';
import { GalleryTile } from './GalleryTile.tsx';

interface Props {
	locale: Locale;
	/** With unique `id`s. Another gallery, or another page of one, needs another `key`. */
	entries: readonly GalleryEntry[];
	/** Said when the first photos are there. */
	below?: PluralForms;
	t: GalleryMessages;
}

/** Tiles in rows, each in its own proportion, squares all of one size; photos that do not come are counted above them. */
export function Gallery({ locale, entries, below, t }: Props) {
	const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
	const [round, setRound] = useState(0);
	const [came, setCame] = useState(false);
	const kept = useFocusKept();
	const reason = navigator.onLine ? t.perhapsLimited : t.offline;
	const fault = failed.size > 0 ? `${plural(locale, t.missing, failed.size)} ${reason}` : '';
	useSaid(fault, 'missing');
	useSaid(came && below ? plural(locale, below, entries.length - failed.size) : '', 'photos');

	function retry() {
		setFailed(new Set());
		setCame(false);
		setRound(round + 1);
	}

	return (
		<div className="gallery" {...kept}>
			<GalleryNotice words={fault} t={t} onRetry={retry} />
			<div
				className="gallery-rows"
				data-squares={entries.every(({ ratio }) => ratio === 1) || undefined}
			>
				{entries.map((entry) => (
					<GalleryTile
						key={`${entry.id} ${round}`}
						entry={entry}
						t={t}
						onLoad={() => setCame(true)}
						onFail={() => setFailed((before) => new Set(before).add(entry.id))}
					/>
				))}
			</div>
		</div>
	);
}
