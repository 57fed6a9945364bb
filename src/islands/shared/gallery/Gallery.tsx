import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from './entry.ts';
import { GalleryTile } from './GalleryTile.tsx';

interface Props {
	entries: readonly GalleryEntry[];
	/** Another number loads the pictures again. */
	round?: number;
	t: GalleryMessages;
	onLoad?: () => void;
	onFail?: (id: string) => void;
}

/** Tiles in rows, each in its own proportion, squares all of one size. */
export function Gallery({ entries, round = 0, t, onLoad, onFail }: Props) {
	return (
		<div
			className="gallery-rows"
			data-squares={entries.every(({ ratio }) => ratio === 1) || undefined}
		>
			{entries.map((entry) => (
				<GalleryTile
					key={`${entry.id} ${round}`}
					entry={entry}
					t={t}
					onLoad={onLoad}
					onFail={onFail && (() => onFail(entry.id))}
				/>
			))}
		</div>
	);
}
