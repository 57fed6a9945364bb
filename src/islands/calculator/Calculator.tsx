import './styles.css';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import type { Mode } from '#tools/calculator/mode.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { Pages } from './pages.ts';
import { useMode } from './use-mode.ts';

interface ModeProps {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
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
		loadModule(() => import('./accounting/Accounting.tsx')).then(({ Accounting }) => Accounting),
	finance: () => loadModule(() => import('./finance/Finance.tsx')).then(({ Finance }) => Finance),
} satisfies Record<Mode, () => Promise<ComponentType<ModeProps>>>;

/**
 * Three calculators, one at a time, each loaded on first use. Keys pressed until then are kept: see
 * `data-keys` in `src/early/keep.ts`.
 */
export function Calculator({ locale, t, pages, children, accounting, finance }: Props) {
	const root = useReady<HTMLDivElement>();
	const [mode, pickMode] = useMode();
	const shown = mode ?? 'standard';
	const [part, retry] = usePart<ModeProps>(loaders[shown], mode !== undefined);
	// The HTML of the page is for the first calculator only: it does not exist after it has been replaced.
	const [replaced, setReplaced] = useState(false);
	const opened = useRef(mode);
	opened.current ??= mode;
	const isOnItsWay = part.state !== 'ready' && part.state !== 'failed';
	const first = !replaced && mode === opened.current && isOnItsWay;

	useEffect(() => {
		if (!first) setReplaced(true);
	}, [first]);

	return (
		<div ref={root} className="calculator">
			<ModeSwitch mode={shown} t={t.mode} onPick={pickMode} />
			{first &&
				Object.entries({ standard: children, accounting, finance }).map(([each, html]) => (
					<div key={each} data-first={each}>
						{html}
					</div>
				))}
			{part.state === 'ready' && <part.Component key={shown} {...{ locale, t, pages }} />}
			{!first && part.state !== 'ready' && (
				// The keys of a calculator that failed to load are not kept: the button that loads it again must work.
				<div className="machine-waiting" data-keys={part.state === 'failed' ? undefined : true}>
					<p role="status">{part.state === 'failed' ? t.mode.failed : t.mode.loading}</p>
					{part.state === 'failed' && (
						<button type="button" className="button" onClick={retry}>
							{t.mode.retry}
						</button>
					)}
				</div>
			)}
		</div>
	);
}
