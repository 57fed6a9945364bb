import { useEffect, useState } from 'react';
import { $mode, type Mode, parseFragment } from '#tools/calculator/mode.ts';

/** The mode from the address, otherwise the one used last; the server knows neither. Each window has its own mode. */
export function useMode(): [Mode | undefined, (mode: Mode) => void] {
	const [mode, setMode] = useState<Mode>();

	useEffect(() => {
		function follow() {
			const named = parseFragment(location.hash);
			if (named) $mode.set(named);
			setMode((current) => named ?? current);
		}
		setMode($mode.get());
		follow();
		addEventListener('hashchange', follow);
		return () => removeEventListener('hashchange', follow);
	}, []);

	function pick(next: Mode) {
		$mode.set(next);
		setMode(next);
		history.replaceState(history.state, '', `#${next}`);
	}

	return [mode, pick];
}
