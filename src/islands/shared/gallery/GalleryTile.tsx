import {
	type SyntheticEvent,
	useCallback,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { useInView } from '#islands/shared/use-in-view.ts';
import { type GalleryEntry, toTileRatio } from './entry.ts';

interface Props {
	entry: GalleryEntry;
	t: GalleryMessages;
	onLoad: () => void;
	/** A photo does not come: the gallery reports it once for all tiles. */
	onFail: () => void;
}

/** Milliseconds after which a photo in view is given up. */
const photoTimeoutMs = 15_000;

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** A photo that opens whole in a new window, or a video that plays on demand, with its credit. */
export function GalleryTile({ entry, t, onLoad, onFail }: Props) {
	const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
	const frame = useRef<HTMLDivElement>(null);
	// One that is far from the window is not requested yet.
	const inView = useInView(frame);
	const { kind, name, thumbnail, url, ratio } = entry;
	const newWindow = <span className="hidden-words"> ({t.newWindow})</span>;
	const tile = useCallback(
		(element: HTMLElement | null) => element?.style.setProperty('--ratio', `${toTileRatio(ratio)}`),
		[ratio],
	);

	function fail() {
		setState('failed');
		if (kind === 'photo') onFail();
	}
	const giveUp = useEffectEvent(fail);
	const waiting = kind === 'photo' && state === 'loading' && inView;
	useEffect(() => {
		if (!waiting) return;
		const timer = setTimeout(giveUp, photoTimeoutMs);
		return () => clearTimeout(timer);
	}, [waiting]);

	return (
		<figure ref={tile} className="tile">
			<div ref={frame} className="tile-frame">
				{state === 'failed' && kind === 'video' && (
					<p>
						{t.notLoaded}{' '}
						<a href={url} {...outside}>
							{t.openIt}
							{newWindow}
						</a>
					</p>
				)}
				{state !== 'failed' && kind === 'video' && (
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
				{state !== 'failed' && kind === 'photo' && (
					<a href={url} {...outside}>
						<img
							className="fades-in"
							src={thumbnail ?? url}
							alt={name}
							width={Math.round(600 * ratio)}
							height={600}
							loading="lazy"
							decoding="async"
							// The styles fade a picture in that is marked as loaded.
							data-loaded={state === 'loaded' || undefined}
							onLoad={() => {
								setState('loaded');
								onLoad();
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
