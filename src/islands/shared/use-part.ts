import type { ComponentType } from 'react';
import { type Later, useLater } from './use-later.ts';

/** What is known of a part of an island. */
export type LazyPart<Props> =
	| Exclude<Later<unknown>, { state: 'ready' }>
	| { state: 'ready'; Component: ComponentType<Props> };

/** A part of an island whose script is loaded when it is first wanted; see `useLater`. */
export function usePart<Props>(
	load: () => Promise<ComponentType<Props>>,
	wanted: boolean,
): [LazyPart<Props>, () => void] {
	const [later, retry] = useLater(load, wanted);
	return [later.state === 'ready' ? { state: 'ready', Component: later.value } : later, retry];
}
