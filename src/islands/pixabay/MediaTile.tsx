import { useState } from 'react';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import type { MediaItem } from '#tools/pixabay/result.ts';

interface Props {
	item: MediaItem;
	t: PixabayMessages['grid'];
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** A photo that links to its full size, or a video with controls; under it title, author and licence. */
export function MediaTile({ item, t }: Props) {
	const [failed, setFailed] = useState(false);
	const { kind, url, thumbnail, width, height, alt, page, author, licence } = item;
	const title = alt === '' ? t.untitled : alt;
	const newWindow = <span className="hidden-words"> ({t.newWindow})</span>;
	return (
		<figure className="tile">
			<div className="tile-frame">
				{kind === 'video' && !failed && (
					// biome-ignore lint/a11y/useMediaCaption: the services have no captions; the title describes the video.
					<video
						controls
						playsInline
						preload="none"
						src={url}
						poster={thumbnail}
						aria-label={title}
						onError={() => setFailed(true)}
					/>
				)}
				{kind === 'photo' && !failed && (
					<a href={url} {...outside} aria-label={`${title} (${t.newWindow})`}>
						<img
							src={thumbnail ?? url}
							alt=""
							width={width ?? 640}
							height={height ?? 480}
							loading="lazy"
							decoding="async"
							referrerPolicy="no-referrer"
							onError={() => setFailed(true)}
						/>
					</a>
				)}
				{failed && (
					<p>
						{t.notLoaded}{' '}
						<a href={url} {...outside}>
							{t.openIt}
							{newWindow}
						</a>
					</p>
				)}
			</div>
			<figcaption>
				<p className="tile-words" dir="auto">
					<a href={page} {...outside}>
						{title}
						{newWindow}
					</a>
				</p>
				<p className="quiet">
					{author && (
						<>
							{t.by}{' '}
							{author.url ? (
								<a href={author.url} {...outside}>
									<bdi>{author.name}</bdi>
									{newWindow}
								</a>
							) : (
								<bdi>{author.name}</bdi>
							)}
							{licence && ', '}
						</>
					)}
					{licence &&
						(licence.url ? (
							<a href={licence.url} {...outside}>
								{licence.name}
								{newWindow}
							</a>
						) : (
							licence.name
						))}
				</p>
			</figcaption>
		</figure>
	);
}
