import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Credit } from './use-credits.ts';

interface Props {
	/** Undefined until it is known, and if the service does not know it. */
	credit: Credit | undefined;
	seed: string;
	/** Side of the chosen picture, in pixels. */
	size: number;
	t: PicsumMessages['grid'];
	g: GalleryMessages;
}

/** The author of a picture, and what brings it again. */
export function PictureCredit({ credit, seed, size, t, g }: Props) {
	return (
		<>
			{credit && (
				<p>
					{t.by}{' '}
					<a href={credit.url} target="_blank" rel="noopener noreferrer">
						<bdi>{credit.author}</bdi>
						<span className="hidden-words"> ({g.newWindow})</span>
					</a>
				</p>
			)}
			<p className="quiet">{fill(t.openFull, { size, seed })}</p>
		</>
	);
}
