import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { report } from '#lib/report.ts';

/** The code that reads what a visitor types; undefined until it is there. */
export type Typing = typeof import('#tools/rates/typing.ts');

/** The code, and a function that loads it if it is not there yet. */
export function useTyping(): [Typing | undefined, () => void] {
	const [typing, setTyping] = useState<Typing>();
	function load() {
		if (typing) return;
		loadModule(() => import('#tools/rates/typing.ts')).then(setTyping, (error: unknown) =>
			report(error, 'load the code that reads what is typed'),
		);
	}
	return [typing, load];
}
