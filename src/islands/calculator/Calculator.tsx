import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { StandardOnServer } from './standard-on-server.ts';
import { useLoaded } from './use-loaded.ts';
import { useMode } from './use-mode.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
}

/** Three calculators, one at a time, each fetched when it is used. */
export function Calculator({ locale, t }: Props) {
	const [mode, pickMode] = useMode();
	const [loaded, retry] = useLoaded(mode);
	const ready = loaded.state === 'ready';
	return (
		<div className="calculator" data-mode={mode ?? 'standard'} data-ready={ready ? '' : undefined}>
			<ModeSwitch mode={mode ?? 'standard'} t={t.mode} onPick={pickMode} />
			{ready && <loaded.Component key={mode} locale={locale} t={t} />}
			{loaded.state === 'first' &&
				(StandardOnServer ? (
					<div>
						<StandardOnServer t={t} />
					</div>
				) : (
					// What the server has put here stays until it can be used.
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty.
					<div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
				))}
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
