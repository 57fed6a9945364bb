import { type ComponentType, useEffect, useState } from 'react';
import { report } from '#lib/report.ts';

/**
 * A part of the page whose script is loaded when it is wanted first: nothing while it is on its way,
 * `failed` when it cannot be had; wanted again after that, it is asked for again. `load` must be the
 * same function in each render.
 */
export function usePart<Props>(
	load: () => Promise<ComponentType<Props>>,
	wanted: boolean,
): ComponentType<Props> | 'failed' | undefined {
	const [part, setPart] = useState<{ Component: ComponentType<Props> } | 'failed'>();

	useEffect(() => {
		if (!wanted) return;
		setPart((before) => (before === 'failed' ? undefined : before));
		load().then(
			(Component) => setPart({ Component }),
			(error: unknown) => {
				report(error, 'load a part of the page');
				setPart('failed');
			},
		);
	}, [load, wanted]);

	return part === 'failed' ? part : part?.Component;
}
