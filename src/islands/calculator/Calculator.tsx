import './styles.css';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages, CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { Mode } from '#tools/calculator/mode.ts';
import { $speakDigits } from '#tools/calculator/speak-digits.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { Pages } from './pages.ts';
import { useMode } from './use-mode.ts';

interface ModeProps {
	locale: Locale;
	t: CalculatorWords;
	/** Addresses of the tools that numbers and tapes are handed to. */
	pages: Pages;
}

interface Props extends ModeProps {
	/** The standard calculator as HTML, shown until a calculator has loaded; so are the others. */
	children?: ReactNode;
	accounting?: ReactNode;
	finance?: ReactNode;
}

const loaders = {
	standard: () =>
		loadModule(() => import('./StandardCalculator.tsx')).then(
			({ StandardCalculator }) => StandardCalculator,
		),
	accounting: () =>
		loadModule(() => import('./accounting/Accounting.tsx')).then(({ Accounting, prepareTape }) =>
			prepareTape().then(() => Accounting),
		),
	finance: () =>
		loadModule(() => import('./finance/Finance.tsx')).then(({ Finance, prepareKeys }) =>
			prepareKeys().then(() => Finance),
		),
} satisfies Record<Mode, () => Promise<ComponentType<ModeProps>>>;

/**
 * Three calculators, one at a time, each loaded on first use. The island is ready when the calculator is that it shows,
 * so clicks on keys of the page's HTML are kept for it; see `src/early`.
 */
export function Calculator({ locale, t, pages, children, accounting, finance }: Props) {
	const [mode, pickMode] = useMode();
	const shown = mode ?? 'standard';
	const speaks = useSaved($speakDigits, false);
	const [part, retry] = usePart<ModeProps>(loaders[shown], mode !== undefined);
	// The HTML of the page is for the first calculator only: it does not exist after it has been replaced.
	const [replaced, setReplaced] = useState(false);
	const opened = useRef(mode);
	opened.current ??= mode;
	const isOnItsWay = part.state !== 'ready' && part.state !== 'failed';
	const first = !replaced && mode === opened.current && isOnItsWay;

	const waiting = !first && isOnItsWay ? t.mode.loading : '';
	useSaid(part.state === 'failed' ? t.mode.failed : waiting, 'mode');

	useEffect(() => {
		if (!first) setReplaced(true);
	}, [first]);

	return (
		<div className="calculator">
			<ModeSwitch mode={shown} t={t.mode} onPick={pickMode} />
			<label className="speak-digits">
				<input
					type="checkbox"
					checked={speaks}
					onChange={(event) => $speakDigits.set(event.currentTarget.checked)}
				/>
				{t.speakDigits}
			</label>
			{first &&
				Object.entries({ standard: children, accounting, finance }).map(([each, html]) => (
					<div key={each} data-first={each}>
						{html}
					</div>
				))}
			{part.state === 'ready' && <part.Component key={shown} {...{ locale, t, pages }} />}
			{!first && isOnItsWay && (
				<div className="machine-waiting">
					<p>{t.mode.loading}</p>
				</div>
			)}
			{part.state === 'failed' && <Failed t={t.mode} onAgain={retry} />}
		</div>
	);
}

interface FailedProps {
	t: CalculatorMessages['mode'];
	onAgain: () => void;
}

/** It is ready: the button that loads the calculator again must work. */
function Failed({ t, onAgain }: FailedProps) {
	return (
		<div ref={useReady<HTMLDivElement>()} className="machine-waiting">
			<p>{t.failed}</p>
			<button type="button" className="button" onClick={onAgain}>
				{t.retry}
			</button>
		</div>
	);
}
