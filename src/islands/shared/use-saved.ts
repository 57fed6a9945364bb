import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * A saved setting in React. The first render shows the default, as the HTML does, or hydration
 * would fail: a persistent store already holds the saved value when React starts.
 */
export function useSaved<Value>($setting: ReadableAtom<Value>, fallback: Value): Value {
	return useStore($setting, { ssr: () => fallback });
}
