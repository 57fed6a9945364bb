import { atom } from 'nanostores';
import { report } from '#lib/report.ts';
import { loadModule } from './load-module.ts';

/**
 * Code that is loaded when it is first needed.
 * @param load a dynamic import of one module
 */
export function lateCode<Code>(load: () => Promise<Code>) {
	const $code = atom<Code | undefined>();
	let loading: Promise<void> | undefined;

	async function bring() {
		try {
			$code.set(await loadModule(load));
		} catch (error) {
			report(error, 'load code that is needed now');
		}
		loading = undefined;
	}

	return {
		$code,
		/** Loads it, again after a failure. @returns nothing if it is there, otherwise when the attempt has ended */
		need() {
			if ($code.get()) return undefined;
			loading ??= bring();
			return loading;
		},
	};
}
