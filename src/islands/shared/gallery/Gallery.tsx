import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { GalleryEntry } from './entry.ts';
import { GalleryTile } from './GalleryTile.tsx';
import type { LargeViewProps } from './LargeView.tsx';

interface Props {
	entries: readonly GalleryEntry[];
	/** Another number loads the pictures again. */
	round?: number;
	t: GalleryMessages;
	onLoad?: () => void;
	onFail?: (id: string) => void;
}

const loadLargeView = () =>
	loadModule(() => import('./LargeView.tsx')).then(({ LargeView }) => LargeView);

/** Tiles in rows, each in its own proportion, squares all of one size, and the large view of the one that was opened. */
export function Gallery({ entries, round = 0, t, onLoad, onFail }: Props) {
	const [place, setPlace] = useState<number>();
	const [large] = usePart<LargeViewProps>(loadLargeView, place !== undefined);
	// An entry may go while it is looked at: then the one after it is shown.
	const shown = place === undefined ? -1 : Math.min(place, entries.length - 1);

	useSaid(large.state === 'failed' ? t.part.failed : '');

	return (
		<>
			<div
				className="gallery-rows"
				data-squares={entries.every(({ ratio }) => ratio === 1) || undefined}
			>
				{entries.map((entry, index) => (
					<GalleryTile
						key={`${entry.id} ${round}`}
						entry={entry}
						t={t}
						onOpen={large.state === 'failed' ? undefined : () => setPlace(index)}
						onLoad={onLoad}
						onFail={onFail && (() => onFail(entry.id))}
					/>
				))}
			</div>
			{large.state === 'failed' && <p className="gallery-notice">{t.part.failed}</p>}
			{large.state === 'ready' && shown >= 0 && (
				<large.Component
					entries={entries}
					place={shown}
					t={t}
					onMove={setPlace}
					onClose={() => setPlace(undefined)}
				/>
			)}
		</>
	);
}
