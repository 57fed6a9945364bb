import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { useLoaded } from './use-loaded.ts';
import { useMode } from './use-mode.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
	/** The standard calculator as HTML, which is looked at until one can be used. */
	children?: ReactNode;
}

/** Three calculators, one at a time, each fetched when it is used. */
export function Calculator({ locale, t, children }: Props) {
	const [mode, pickMode] = useMode();
	const [loaded, retry] = useLoaded(mode);
	return (
		<div className="calculator">
			<ModeSwitch mode={mode ?? 'standard'} t={t.mode} onPick={pickMode} />
			{loaded.state === 'first' && children}
			{loaded.state === 'ready' && <loaded.Component key={mode} locale={locale} t={t} />}
			{(loaded.state === 'failed' || loaded.state === 'loading') && (
				<div className="machine-waiting">
					<p role="status">{loaded.state === 'failed' ? t.mode.failed : t.mode.loading}</p>
					{loaded.state === 'failed' && (
						<button type="button" className="button" onClick={retry}>
							{t.mode.retry}
						</button>
					)}
				</div>
			)}
		</div>
	);
}
