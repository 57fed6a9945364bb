import { type MouseEvent, type SyntheticEvent, useCallback, useState } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { type GalleryEntry, toTileRatio } from './entry.ts';

export interface TileProps {
	entry: GalleryEntry;
	t: GalleryMessages;
	/** A click opens the large view; without it, the picture opens in a new window. */
	onOpen: (() => void) | undefined;
	onLoad?: (() => void) | undefined;
	/** The page reports the failure once for all tiles. */
	onFail?: (() => void) | undefined;
}

const enlarge = 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5';
const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** A photo that opens large, or a video that plays on demand, with its credit. */
export function GalleryTile({ entry, t, onOpen, onLoad, onFail }: TileProps) {
	const [failed, setFailed] = useState(false);
	const { kind, name, thumbnail, url, ratio } = entry;
	const label = fill(t.enlarge, { name });
	const tile = useCallback(
		(element: HTMLElement | null) => element?.style.setProperty('--ratio', `${toTileRatio(ratio)}`),
		[ratio],
	);

	function fail() {
		setFailed(true);
		onFail?.();
	}

	function open(event: MouseEvent) {
		// With a key the browser opens the link in a tab, in a window, or saves it.
		if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		onOpen();
	}

	return (
		<figure ref={tile} className="tile">
			<div className="tile-frame">
				{failed && !onFail && (
					<p>
						{t.notLoaded}{' '}
						<a href={url} {...outside}>
							{t.openIt}
							<span className="hidden-words"> ({t.newWindow})</span>
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
					<a href={url} {...outside} aria-label={label} aria-haspopup="dialog" onClick={open}>
						<img
							className="fades-in"
							src={thumbnail ?? entry.large}
							alt={name}
							width={Math.round(600 * ratio)}
							height={600}
							loading="lazy"
							decoding="async"
							onLoad={(event) => {
								showLoaded(event);
								onLoad?.();
							}}
							onError={fail}
						/>
					</a>
				)}
			</div>
			<figcaption>
				<div>{entry.credit}</div>
				{kind === 'video' && onOpen && (
					<ActionButton action="enlarge" label={label} drawing={enlarge} onPress={onOpen} />
				)}
			</figcaption>
		</figure>
	);
}

/** The styles fade a picture in that is marked as loaded. */
export function showLoaded({ currentTarget }: SyntheticEvent<HTMLElement>) {
	currentTarget.dataset.loaded = '';
}

/** Two videos at once are noise. */
export function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
	for (const video of document.querySelectorAll('video'))
		if (video !== currentTarget) video.pause();
}
