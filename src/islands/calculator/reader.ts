import { atom } from 'nanostores';
import { loadModule } from '#browser/load-module.ts';
import { report } from '#lib/report.ts';

type Reading = typeof import('./take-pasted.ts');

/** The code that reads texts, once it has loaded. */
export const $reading = atom<Reading | undefined>();

/** What was done while a text waits for that code, in its order. */
const later: (() => void)[] = [];
let loading: Promise<void> | undefined;

export function loadReading(): Promise<void> {
	loading ??= load();
	return loading;
}

/** Acts with the code that reads texts, at once or when it has loaded; without it if it cannot be loaded. */
export function withReading(act: (reading: Reading | undefined) => void) {
	const reading = $reading.get();
	if (reading && later.length === 0) return act(reading);
	later.push(() => act($reading.get()));
	void loadReading();
}

/** Acts at once, or after the text that still waits to be read: keys pressed after a paste come after it. */
export function inOrder(act: () => void) {
	if (later.length > 0) later.push(act);
	else act();
}

async function load() {
	try {
		$reading.set($reading.get() ?? (await loadModule(() => import('./take-pasted.ts'))));
	} catch (error) {
		report(error, 'load the code that reads texts');
	}
	loading = undefined;
	for (let act = later[0]; act; act = later[0]) {
		later.shift();
		act();
	}
}
