import { useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { useStage } from '#scenes/stage/stage-context.ts';
import { $arrangement, $viewpoint } from '#tools/couture/store.ts';

/**
 * What an object is drawn with until the first picture has been seen: without what cannot be seen from the front, which are
 * all corners but the first. A processor that draws would compute the hidden cloth too. The shadow is that of all.
 */
export function useFront(geometry: BufferGeometry, seen: number) {
	const { curtain, shown } = useStage();
	return useMemo(() => {
		const all = () => geometry.setDrawRange(0, Number.POSITIVE_INFINITY);
		if (curtain.open || $viewpoint.get() || $arrangement.get().type !== 'single') return {};
		let corners = seen;
		void shown.then(() => {
			corners = Number.POSITIVE_INFINITY;
		});
		return { onBeforeShadow: all, onBeforeRender: () => geometry.setDrawRange(0, corners) };
	}, [geometry, seen, curtain, shown]);
}
