import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';

interface Props {
	/** Why pictures are missing, or a text that is empty. */
	words: string;
	t: Pick<GalleryMessages, 'retry'>;
	/** Without it, trying again is of no use. */
	onRetry: (() => void) | undefined;
}

/** What is missing in a gallery, and a button that tries again. */
export function GalleryNotice({ words, t, onRetry }: Props) {
	if (words === '') return null;
	return (
		<div className="gallery-notice">
			<p>{words}</p>
			{onRetry && (
				<button type="button" className="button" onClick={onRetry}>
					{t.retry}
				</button>
			)}
		</div>
	);
}
