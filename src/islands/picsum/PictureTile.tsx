import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Picture } from '#tools/picsum/picture.ts';

interface Props {
	picture: Picture;
	/** Counted from 1. */
	place: number;
	/** Side of the picture behind, in pixels. */
	size: number;
	/** Undefined until it is known, and if the service does not know it. */
	credit: { author: string; url: string } | undefined;
	failed: boolean;
	t: PicsumMessages['grid'];
	onFail: () => void;
}

/** One picture, small, with the chosen size behind it and its author under it. */
export function PictureTile({ picture, place, size, credit, failed, t, onFail }: Props) {
	const name = credit ? fill(t.altBy, { place, author: credit.author }) : fill(t.alt, { place });
	const outside = { target: '_blank', rel: 'noopener noreferrer' };
	return (
		<figure className="tile">
			<div className="tile-frame square">
				{failed ? (
					<p>{t.notLoaded}</p>
				) : (
					<a href={picture.full} {...outside} aria-label={`${name} (${t.newWindow})`}>
						<img
							src={picture.thumbnail}
							alt=""
							width={256}
							height={256}
							decoding="async"
							referrerPolicy="no-referrer"
							onError={onFail}
						/>
					</a>
				)}
			</div>
			<figcaption>
				{credit && (
					<p>
						{t.by}{' '}
						<a href={credit.url} {...outside}>
							<bdi>{credit.author}</bdi>
							<span className="hidden-words"> ({t.newWindow})</span>
						</a>
					</p>
				)}
				<p className="quiet">{fill(t.openFull, { size, seed: picture.seed })}</p>
			</figcaption>
		</figure>
	);
}
