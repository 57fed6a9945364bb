import { useRef, useState } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import type { GalleryEntry } from './entry.ts';
import { Gallery } from './Gallery.tsx';

interface Props {
	entries: readonly GalleryEntry[];
	/** The key of the storage, and what should be under it. */
	stored: { key: string; text: string };
	t: GalleryMessages;
	onFavourite: (id: string) => void;
}

/** What the visitor has marked, and a notice where the browser does not store it. */
export function Favourites({ entries, stored, t, onFavourite }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	// What is unmarked in the large view stays in it until it closes: the star can be pressed again.
	const [lookedAt, setLookedAt] = useState<readonly GalleryEntry[]>();
	const shown = lookedAt?.map((each) => entries.find(({ id }) => id === each.id) ?? each);

	function toggle(id: string) {
		onFavourite(id);
		// The tile goes, and its button with the focus.
		if (!lookedAt) heading.current?.focus();
	}

	function look(open: boolean) {
		setLookedAt(open ? entries : undefined);
		if (!open && shown?.some((each) => !entries.includes(each))) heading.current?.focus();
	}

	return (
		<>
			<Saving file="favourites" texts={{ [stored.key]: stored.text }} t={t.saving} />
			{(shown ?? entries).length > 0 && (
				<section className="gallery" aria-labelledby="favourites">
					<h2 ref={heading} id="favourites" tabIndex={-1}>
						{t.favourites}
					</h2>
					<Gallery
						entries={shown ?? entries}
						favouriteIds={entries.map(({ id }) => id)}
						t={t}
						onFavourite={toggle}
						onLook={look}
					/>
				</section>
			)}
		</>
	);
}
