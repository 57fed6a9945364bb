import { useMemo, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PicsumMessages } from '#i18n/messages/picsum/index.ts';
import { plural } from '#i18n/messages.ts';
import { toPicture } from '#tools/picsum/picture.ts';
import { type PictureRequest, printRequest, toSeeds } from '#tools/picsum/request.ts';
import { PictureTile } from './PictureTile.tsx';
import { useCredits } from './use-credits.ts';

interface Props {
	locale: Locale;
	address: string;
	request: PictureRequest;
	t: PicsumMessages['grid'];
}

/** The pictures of one request. Failed ones are reported, with a button to try again. */
export function PictureGrid({ locale, address, request, t }: Props) {
	const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
	const [round, setRound] = useState(0);
	const seeds = useMemo(() => toSeeds(request), [request]);
	const credits = useCredits(seeds);
	const missing = seeds.filter((seed) => failed.has(seed)).length;

	function retry() {
		setFailed(new Set());
		setRound(round + 1);
	}

	return (
		<section className="gallery" aria-labelledby="pictures">
			<div>
				<h2 id="pictures">{t.title}</h2>
				<p className="quiet">
					{t.seed} <a href={printRequest(request)}>{request.seed}</a>. {t.same}
				</p>
			</div>
			<div role="alert">
				{missing > 0 && (
					<div className="gallery-notice">
						<p>
							{plural(locale, t.missing, missing)} {navigator.onLine ? t.perhapsLimited : t.offline}
						</p>
						<button type="button" className="button" onClick={retry}>
							{t.retry}
						</button>
					</div>
				)}
			</div>
			<div className="gallery-grid">
				{seeds.map((seed, index) => (
					<PictureTile
						key={`${seed} ${round}`}
						picture={toPicture(address, seed, request.size)}
						place={index + 1}
						size={request.size}
						credit={credits.get(seed)}
						failed={failed.has(seed)}
						t={t}
						onFail={() => setFailed((before) => new Set(before).add(seed))}
					/>
				))}
			</div>
		</section>
	);
}
