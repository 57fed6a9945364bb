import { useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { brokenTexts } from '#browser/saved.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { SavingProps } from '#islands/shared/saving/Saving.tsx';
import { usePart } from '#islands/shared/use-part.ts';
import type { GalleryEntry } from './entry.ts';
import { Gallery } from './Gallery.tsx';

interface Props {
	entries: readonly GalleryEntry[];
	/** The key of the storage, and what should be under it. */
	stored: { key: string; text: string };
	t: GalleryMessages;
	onFavourite: (id: string) => void;
}

const loadSaving = () =>
	loadModule(() => import('#islands/shared/saving/Saving.tsx')).then(({ Saving }) => Saving);

/** What the visitor has marked, and a notice where the browser does not store it. */
export function Favourites({ entries, stored, t, onFavourite }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const texts = { [stored.key]: stored.text };
	const [first] = useState(texts);
	const changed = first[stored.key] !== stored.text;
	const [saving] = usePart<SavingProps>(loadSaving, changed || brokenTexts.has(stored.key));

	function toggle(id: string) {
		onFavourite(id);
		// The tile goes, and its button with the focus. In the large view the focus stays there.
		if (!document.querySelector('dialog[open]')) heading.current?.focus();
	}

	return (
		<>
			{saving.state === 'ready' && (
				<saving.Component file="favourites" texts={texts} first={first} t={t.saving} />
			)}
			{entries.length > 0 && (
				<section className="gallery" aria-labelledby="favourites">
					<h2 ref={heading} id="favourites" tabIndex={-1}>
						{t.favourites}
					</h2>
					<Gallery
						entries={entries}
						favouriteIds={entries.map(({ id }) => id)}
						t={t}
						onFavourite={toggle}
					/>
				</section>
			)}
		</>
	);
}
