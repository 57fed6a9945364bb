import { useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { type PictureRequest, printRequest, toSeeds } from '#tools/picsum/request.ts';
import { type EntryOptions, useEntries } from './use-entries.tsx';

interface Props extends Omit<EntryOptions, 'size'> {
	locale: Locale;
	request: PictureRequest;
}

/** The pictures of one request. */
export function PictureGrid({ locale, request, ...options }: Props) {
	const { t, g } = options;
	const seeds = useMemo(() => toSeeds(request), [request]);
	const entries = useEntries(seeds, { ...options, size: request.size });

	return (
		<section className="gallery" aria-labelledby="pictures">
			<div>
				<h2 id="pictures">{t.title}</h2>
				<p className="quiet">
					{t.seed} <a href={printRequest(request)}>{request.seed}</a>. {t.same}
				</p>
			</div>
			<Gallery locale={locale} entries={entries} below={t.below} t={g} />
		</section>
	);
}
