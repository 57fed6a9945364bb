import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { type Later, useLater } from '#islands/shared/use-later.ts';

/** The code that reads what a visitor types. */
export type Typing = typeof import('#tools/rates/typing.ts');

const loadTyping = () => loadModule(() => import('#tools/rates/typing.ts'));

/** The code, and a function that loads it if it is not there yet. @param needed whether it loads without being asked */
export function useTyping(needed: boolean): [Later<Typing>, () => void] {
	const [wanted, setWanted] = useState(false);
	const [typing, retry] = useLater(loadTyping, wanted || needed);
	function load() {
		setWanted(true);
		retry();
	}
	return [typing, load];
}
