import { useCallback, useState } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { GalleryEntry } from './entry.ts';
import { pauseOthers, showLoaded } from './GalleryTile.tsx';

interface Props {
	entry: GalleryEntry;
	/** The slide that is looked at. Its neighbours are loaded before they are. */
	current: boolean;
	t: GalleryMessages;
}

/** A picture as large as the window, over its small version, blurred, until it has come; or a video. */
export function LargeSlide({ entry, current, t }: Props) {
	const [failed, setFailed] = useState(false);
	const { kind, name, thumbnail, large, file, largeRatio } = entry;
	const frame = useCallback(
		(element: HTMLElement | null) => element?.style.setProperty('--ratio', `${largeRatio}`),
		[largeRatio],
	);

	return (
		<div ref={frame} className="large-frame">
			{thumbnail && kind === 'photo' && (
				<img className={failed ? undefined : 'blurred'} src={thumbnail} alt="" />
			)}
			{failed && <p className="large-failed">{t.notLoaded}</p>}
			{!failed && kind === 'photo' && (
				<img
					className="fades-in"
					src={large}
					alt={current ? name : ''}
					decoding="async"
					onLoad={showLoaded}
					onError={() => setFailed(true)}
				/>
			)}
			{!failed && kind === 'video' && current && (
				// biome-ignore lint/a11y/useMediaCaption: the services have no captions; the title describes the video.
				<video
					controls
					playsInline
					preload="none"
					src={file}
					poster={thumbnail}
					aria-label={name}
					onPlay={pauseOthers}
					onError={() => setFailed(true)}
				/>
			)}
		</div>
	);
}
