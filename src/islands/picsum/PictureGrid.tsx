import { useMemo, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { Gallery } from '#islands/shared/gallery/Gallery.tsx';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { type PictureRequest, printRequest, toSeeds } from '#tools/picsum/request.ts';
import { type EntryOptions, useEntries } from './use-entries.tsx';

interface Props extends Omit<EntryOptions, 'size'> {
	locale: Locale;
	request: PictureRequest;
}

/** The pictures of one request. Failed ones are reported, with a button to try again. */
export function PictureGrid({ locale, request, ...options }: Props) {
	const { t, g } = options;
	const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
	const [round, setRound] = useState(0);
	const [came, setCame] = useState(false);
	const seeds = useMemo(() => toSeeds(request), [request]);
	const entries = useEntries(seeds, { ...options, size: request.size });
	const missing = seeds.filter((seed) => failed.has(seed)).length;

	const reason = navigator.onLine ? t.perhapsLimited : t.offline;
	const fault = missing > 0 ? `${plural(locale, t.missing, missing)} ${reason}` : '';
	useSaid(fault, 'missing');
	useSaid(came ? plural(locale, t.below, seeds.length - missing) : '', 'photos');
	const kept = useFocusKept();

	function retry() {
		setFailed(new Set());
		setCame(false);
		setRound(round + 1);
	}

	return (
		<section className="gallery" aria-labelledby="pictures" {...kept}>
			<div>
				<h2 id="pictures">{t.title}</h2>
				<p className="quiet">
					{t.seed} <a href={printRequest(request)}>{request.seed}</a>. {t.same}
				</p>
			</div>
			{missing > 0 && (
				<div className="gallery-notice">
					<p>{fault}</p>
					<button type="button" className="button" onClick={retry}>
						{t.retry}
					</button>
				</div>
			)}
			<Gallery
				entries={entries}
				round={round}
				t={g}
				onLoad={() => setCame(true)}
				onFail={(seed) => setFailed((before) => new Set(before).add(seed))}
			/>
		</section>
	);
}
