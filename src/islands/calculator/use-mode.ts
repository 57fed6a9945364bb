import { useEffect, useState } from 'react';
import { useHash } from '#islands/shared/use-hash.ts';
import { $mode, type Mode, parseFragment } from '#tools/calculator/mode.ts';

/**
 * The mode from the address, the standard one for a number in its query without a mode, otherwise the one used last;
 * the server knows none of them. Each window has its own mode.
 */
export function useMode(): [Mode | undefined, (mode: Mode) => void] {
	const [mode, setMode] = useState<Mode>();

	useEffect(() => setMode($mode.get()), []);
	useHash((hash) => {
		const named =
			parseFragment(hash) ?? (/[?&]number=/.test(location.search) ? 'standard' : undefined);
		if (!named) return;
		$mode.set(named);
		setMode(named);
	});

	// The page under the calculator has notes for each.
	useEffect(() => {
		const { dataset } = document.documentElement;
		if (mode === 'standard') delete dataset.calculator;
		else if (mode) dataset.calculator = mode;
	}, [mode]);

	function pick(next: Mode) {
		$mode.set(next);
		setMode(next);
		history.replaceState(history.state, '', `#${next}`);
	}

	return [mode, pick];
}
