import { type RefObject, useEffect } from 'react';
import type { StageHandle } from '#scenes/stage/host.ts';

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
type Insets = Parameters<StageHandle['setInsets']>[0];

/** What stands in the middle of a scene is at most so wide on either side, as a share of the height of the stage. */
const side = 0.2;

/** Passes the scene the part of its stage that the panel and the buttons cover. */
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
			const [all, covered] = [outer, inner].map((element) => element.getBoundingClientRect());
			const [pad, bar] = ['.stage-pad', '.stage-bar'].map((name) =>
				outer.querySelector(name)?.getBoundingClientRect(),
			);
			if (all && covered) handle.current?.setInsets(toInsets(all, covered, pad, bar));
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

/**
 * What covers a stage: a panel on the right, with the buttons of the view below a scene that would reach them; or a
 * sheet at the bottom, with these buttons on the left above it, and a bar at the top.
 */
export function toInsets(all: Box, covered: Box, pad?: Box, bar?: Box): Insets {
	if (covered.width <= all.width * 0.8) {
		const middle = (all.left + covered.left) / 2;
		const meets = pad !== undefined && pad.right > middle - all.height * side;
		const right = Math.max(0, all.right - covered.left);
		return { left: 0, right, top: 0, bottom: meets ? all.bottom - pad.top : 0 };
	}
	const left = pad ? pad.right - all.left : 0;
	const under = bar ? bar.bottom - all.top : 0;
	const isWide = bar !== undefined && bar.width > all.width / 2;
	// A bar that only begins over the middle meets the tallest things alone: half its height is enough for them.
	const begins = bar !== undefined && bar.left < (all.left + left + all.right) / 2;
	const top = isWide ? under : begins ? under / 2 : 0;
	return { left, right: 0, top, bottom: Math.max(0, all.bottom - covered.top) };
}
