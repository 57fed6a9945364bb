import { useEffect, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Work } from './use-export.ts';

interface Props {
	locale: Locale;
	work: Work;
	onStop: () => void;
	onCancel: () => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** What is being made, how far it is, and the button that ends it; it stays when the menu closes. */
export function WorkNotice({ locale, work, onStop, onCancel, t }: Props) {
	const seconds = useSeconds(work.kind === 'recording' ? work.since : undefined);
	if (work.kind === 'none') return null;
	return (
		<div className="couture-work">
			{work.kind === 'file' && <p>{t.preparing}</p>}
			{work.kind === 'recording' && (
				<>
					<p className="couture-live">
						{fill(t.recording, { seconds: formatNumber(locale, seconds) })}
					</p>
					<button type="button" className="button" onClick={onStop}>
						{t.stopVideo}
					</button>
				</>
			)}
			{work.kind === 'rendering' && (
				<>
					<label>
						<span>
							{fill(t.rendering, {
								frame: formatNumber(locale, work.frame),
								frames: formatNumber(locale, work.frames),
							})}
						</span>
						<progress max={work.frames} value={work.frame} />
					</label>
					<button type="button" className="button" onClick={onCancel}>
						{t.cancel}
					</button>
				</>
			)}
		</div>
	);
}

/** Whole seconds since a time in milliseconds. */
function useSeconds(since: number | undefined): number {
	const [now, setNow] = useState(0);

	useEffect(() => {
		if (since === undefined) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [since]);

	return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}
