import { type RefObject, useEffect } from 'react';
import type { StageHandle } from '#scenes/stage/host.ts';

/**
 * Passes the scene the part of its stage that the panel covers: a strip on the right, or a sheet at the bottom, with
 * the buttons of the view on the left above it, and a bar at the top that is wider than half of it.
 */
export function useInsets(
	room: RefObject<HTMLElement | null>,
	panel: RefObject<HTMLElement | null>,
	handle: RefObject<StageHandle | undefined>,
) {
	useEffect(() => {
		const { current: outer } = room;
		const { current: inner } = panel;
		if (!outer || !inner) return;

		function measure() {
			if (!outer || !inner) return;
			const all = outer.getBoundingClientRect();
			const covered = inner.getBoundingClientRect();
			const isSheet = covered.width > all.width * 0.8;
			const pad = outer.querySelector('.stage-pad')?.getBoundingClientRect();
			const bar = outer.querySelector('.stage-bar')?.getBoundingClientRect();
			const isWide = bar !== undefined && bar.width > all.width / 2;
			const free = isSheet ? all.width : covered.left - all.left;
			// Buttons below a narrow scene would cover its lower edge.
			const isNarrow = !isSheet && pad !== undefined && pad.width > free / 2;
			handle.current?.setInsets({
				left: isSheet && pad ? pad.right - all.left : 0,
				right: isSheet ? 0 : Math.max(0, all.right - covered.left),
				top: isSheet && isWide ? bar.bottom - all.top : 0,
				bottom: isSheet
					? Math.max(0, all.bottom - covered.top)
					: isNarrow
						? all.bottom - pad.top
						: 0,
			});
		}

		const watch = new ResizeObserver(measure);
		watch.observe(outer);
		watch.observe(inner);
		outer.addEventListener('scene-mounted', measure);
		return () => {
			watch.disconnect();
			outer.removeEventListener('scene-mounted', measure);
		};
	}, [room, panel, handle]);
}
