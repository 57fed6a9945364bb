import { useEffect, useRef, useState } from 'react';
import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { fill } from '#i18n/messages.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { ExportWork } from './use-files.ts';

interface Props {
	locale: Locale;
	work: ExportWork;
	onStop: () => void;
	onCancel: () => void;
	t: ExportsMessages;
}

/** What is being made, how far it is, and the button that ends it; it stays when the menu closes. */
export function WorkNotice({ locale, work, onStop, onCancel, t }: Props) {
	const seconds = useSeconds(work.kind === 'recording' ? work.since : undefined);
	const steps = countSteps(work, locale, t);
	const box = useRef<HTMLDivElement>(null);
	useSaid(describeWork(work, locale, t));
	// The cancel button disappears with the notice, so the focus moves to the button of the menu in which the export
	// was started.
	const kept = useFocusKept(() => box.current?.previousElementSibling?.querySelector('button'));
	return (
		<div ref={box} className="saves-work" data-idle={work.kind === 'none' || undefined} {...kept}>
			{work.kind === 'file' && <p>{t.preparing}</p>}
			{work.kind === 'recording' && (
				<>
					<p className="saves-recording">
						{fill(t.recording, { seconds: formatNumber(locale, seconds) })}
					</p>
					<button type="button" className="button" onClick={onStop}>
						{t.stopVideo}
					</button>
				</>
			)}
			{steps && (
				<>
					<label>
						<span>{steps.words}</span>
						<progress max={steps.all} value={steps.done} />
					</label>
					<button type="button" className="button" onClick={onCancel}>
						{t.cancel}
					</button>
				</>
			)}
		</div>
	);
}

/** How far an export is that is made in steps. */
function countSteps(
	work: ExportWork,
	locale: Locale,
	t: Props['t'],
): { done: number; all: number; words: string } | undefined {
	const format = (value: number) => formatNumber(locale, value);
	if (work.kind === 'rendering') {
		const { frame: done, frames: all } = work;
		const words = fill(t.rendering, { frame: format(done), frames: format(all) });
		return { done, all, words };
	}
	return work.kind === 'steps' ? work : undefined;
}

/** What a screen reader announces: the start, and each quarter of a long export. */
function describeWork(work: ExportWork, locale: Locale, t: Props['t']): string {
	if (work.kind === 'none') return '';
	if (work.kind === 'recording') return t.recordingStarted;
	if (work.kind !== 'rendering') return t.preparing;
	const share = Math.floor((work.frame / work.frames) * 4) / 4;
	return fill(t.rendered, { share: formatPercent(locale, share) });
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
