import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import type { PixabayMessages } from '#i18n/messages/pixabay/index.ts';
import type { MediaItem } from '#tools/pixabay/result.ts';

interface Props {
	item: MediaItem;
	t: PixabayMessages['grid'];
	g: GalleryMessages;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** Title, author and licence of a photo or video. */
export function MediaCredit({ item, t, g }: Props) {
	const { alt, page, author, licence } = item;
	const newWindow = <span className="hidden-words"> ({g.newWindow})</span>;
	return (
		<>
			<p className="tile-words" dir="auto">
				<a href={page} {...outside}>
					{alt === '' ? t.untitled : alt}
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
		</>
	);
}
