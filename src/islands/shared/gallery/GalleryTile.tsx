import { type SyntheticEvent, useCallback, useState } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { type GalleryEntry, toTileRatio } from './entry.ts';

interface Props {
	entry: GalleryEntry;
	t: GalleryMessages;
	onLoad?: (() => void) | undefined;
	/** The page reports the failure once for all tiles. */
	onFail?: (() => void) | undefined;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** A photo that opens whole in a new window, or a video that plays on demand, with its credit. */
export function GalleryTile({ entry, t, onLoad, onFail }: Props) {
	const [failed, setFailed] = useState(false);
	const { kind, name, thumbnail, url, ratio } = entry;
	const newWindow = <span className="hidden-words"> ({t.newWindow})</span>;
	const tile = useCallback(
		(element: HTMLElement | null) => element?.style.setProperty('--ratio', `${toTileRatio(ratio)}`),
		[ratio],
	);

	function fail() {
		setFailed(true);
		onFail?.();
	}

	return (
		<figure ref={tile} className="tile">
			<div className="tile-frame">
				{failed && !onFail && (
					<p>
						{t.notLoaded}{' '}
						<a href={url} {...outside}>
							{t.openIt}
							{newWindow}
						</a>
					</p>
				)}
				{!failed && kind === 'video' && (
					// biome-ignore lint/a11y/useMediaCaption: the services have no captions; the title describes the video.
					<video
						controls
						playsInline
						preload="none"
						src={url}
						poster={thumbnail}
						aria-label={name}
						onPlay={pauseOthers}
						onError={fail}
					/>
				)}
				{!failed && kind === 'photo' && (
					<a href={url} {...outside}>
						<img
							className="fades-in"
							src={thumbnail ?? url}
							alt={name}
							width={Math.round(600 * ratio)}
							height={600}
							loading="lazy"
							decoding="async"
							onLoad={({ currentTarget }) => {
								// The styles fade a picture in that is marked as loaded.
								currentTarget.dataset.loaded = '';
								onLoad?.();
							}}
							onError={fail}
						/>
						{newWindow}
					</a>
				)}
			</div>
			<figcaption>{entry.credit}</figcaption>
		</figure>
	);
}

/** Two videos at once are noise. */
function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
	for (const video of document.querySelectorAll('video'))
		if (video !== currentTarget) video.pause();
}
