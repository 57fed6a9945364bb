import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes'>;
}

type Loaded =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; Component: ComponentType<Props> };

const loaders = {
	accounting: () => import('./accounting/Accounting.tsx').then(({ Accounting }) => Accounting),
	finance: () => import('./finance/Finance.tsx').then(({ Finance }) => Finance),
} satisfies Record<string, () => Promise<ComponentType<Props>>>;

/** The script of a calculator that is fetched on demand, and a way to ask for it once more. */
export function useLoaded(mode: keyof typeof loaders): [Loaded, () => void] {
	const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again.
	useEffect(() => {
		let wanted = true;
		setLoaded({ state: 'loading' });
		loaders[mode]().then(
			(Component) => wanted && setLoaded({ state: 'ready', Component }),
			() => wanted && setLoaded({ state: 'failed' }),
		);
		return () => {
			wanted = false;
		};
	}, [mode, attempt]);

	return [loaded, () => setAttempt(attempt + 1)];
}
