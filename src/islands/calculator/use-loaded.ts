import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { Mode } from '#tools/calculator/mode.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
}

type Loaded =
	/** The standard calculator of the HTML is looked at. */
	| { state: 'first' }
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; mode: Mode; Component: ComponentType<Props> };

const loaders: Record<Mode, () => Promise<ComponentType<Props>>> = {
	standard: () =>
		import('./StandardCalculator.tsx').then(({ StandardCalculator }) => StandardCalculator),
	accounting: () => import('./accounting/Accounting.tsx').then(({ Accounting }) => Accounting),
	finance: () => import('./finance/Finance.tsx').then(({ Finance }) => Finance),
};

/** The script of a calculator, fetched on demand, and a way to ask for it once more. */
export function useLoaded(mode: Mode | undefined): [Loaded, () => void] {
	const [loaded, setLoaded] = useState<Loaded>({ state: 'first' });
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again.
	useEffect(() => {
		if (!mode) return;
		let wanted = true;
		setLoaded((before) =>
			before.state === 'first' && mode === 'standard' ? before : { state: 'loading' },
		);
		loaders[mode]().then(
			(Component) => wanted && setLoaded({ state: 'ready', mode, Component }),
			() => wanted && setLoaded({ state: 'failed' }),
		);
		return () => {
			wanted = false;
		};
	}, [mode, attempt]);

	// Until the effect has seen a new mode, the calculator of the last one is not shown for it.
	const stale = loaded.state === 'ready' && loaded.mode !== mode;
	return [stale ? { state: 'loading' } : loaded, () => setAttempt(attempt + 1)];
}
