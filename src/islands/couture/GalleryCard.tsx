import { type ReactNode, useRef, useState } from 'react';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { EditField } from '#islands/shared/records/EditField.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import type { KeptDesign } from '#tools/couture/gallery/kept-design.ts';
import { DesignSight } from './DesignSight.tsx';
import type { useGallery } from './use-gallery.ts';

interface Props {
	record: KeptDesign;
	/** There is no room for a copy. */
	full: boolean;
	gallery: ReturnType<typeof useGallery>;
	/** The offer to undo a change of it, or of the card that was in its place. */
	children: ReactNode;
	t: CoutureWords;
}

const drawings = {
	rename: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
	replace: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
	duplicate: 'M9 9h10v10H9zM15 9V5H5v10h4',
	delete: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5',
} as const;

/** One kept design: its picture, its name, and what can be done with it. */
export function GalleryCard({ record, full, gallery, children, t }: Props) {
	const [renaming, setRenaming] = useState(false);
	const card = useRef<HTMLLIElement>(null);
	// The field of the name goes with the focus.
	const kept = useFocusKept(() => card.current?.querySelector<HTMLElement>('[data-action=rename]'));
	const { name } = record;
	const words = t.gallery;

	function endRenaming(text?: string) {
		if (text !== undefined) gallery.rename(record, text);
		setRenaming(false);
	}

	return (
		<li ref={card} className="couture-card" {...kept}>
			<button
				type="button"
				className="couture-card-open"
				aria-label={fill(words.open, { name })}
				onClick={() => gallery.open(record)}
			>
				<DesignSight record={record} />
				{!renaming && <span>{name}</span>}
			</button>
			{renaming && (
				<EditField
					label={words.name}
					text={name}
					onSave={({ written }) => endRenaming(written)}
					onCancel={() => endRenaming()}
				/>
			)}
			<div className="couture-card-actions">
				<ActionButton
					action="rename"
					label={fill(words.rename, { name })}
					drawing={drawings.rename}
					onPress={() => setRenaming(true)}
				/>
				<ActionButton
					action="replace"
					label={fill(words.replace, { name })}
					drawing={drawings.replace}
					idle={gallery.busy}
					onPress={() => void gallery.replace(record)}
				/>
				<ActionButton
					action="duplicate"
					label={fill(words.duplicate, { name })}
					drawing={drawings.duplicate}
					idle={full}
					onPress={() => gallery.duplicate(record)}
				/>
				<ActionButton
					action="delete"
					label={fill(words.delete, { name })}
					drawing={drawings.delete}
					onPress={() => gallery.remove(record)}
				/>
			</div>
			{children}
		</li>
	);
}
