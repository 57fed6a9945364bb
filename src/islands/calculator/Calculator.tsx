import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { StandardCalculator } from './StandardCalculator.tsx';
import { useLoaded } from './use-loaded.ts';
import { useMode } from './use-mode.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
}

/** Three calculators, one at a time; the printing and the financial one are fetched when used. */
export function Calculator({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const [mode, pickMode] = useMode();
	return (
		<div ref={root} className="calculator" data-mode={mode}>
			<ModeSwitch mode={mode} t={t.mode} onPick={pickMode} />
			{mode === 'standard' ? (
				<StandardCalculator t={t} />
			) : (
				<Fetched key={mode} mode={mode} locale={locale} t={t} />
			)}
		</div>
	);
}

function Fetched({ mode, locale, t }: Props & { mode: 'accounting' | 'finance' }) {
	const [loaded, retry] = useLoaded(mode);
	if (loaded.state === 'ready') return <loaded.Component locale={locale} t={t} />;
	return (
		<div className="machine-waiting">
			<p role="status">{loaded.state === 'failed' ? t.mode.failed : t.mode.loading}</p>
			{loaded.state === 'failed' && (
				<button type="button" className="button" onClick={retry}>
					{t.mode.retry}
				</button>
			)}
		</div>
	);
}
