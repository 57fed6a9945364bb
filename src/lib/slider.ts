export const autoAdvanceMs = 5000;
export const transitionMs = 500;
const swipePx = 50;

/** The position of a slider. `position` runs over the track: 0 and `count + 1` are the clones at its ends. */
export interface SliderState {
	count: number;
	position: number;
	moving: boolean;
}

/** At the slide `index`, from 0; at the first where there is no such slide. */
export function startSlider(count: number, index = 0): SliderState {
	return { count, position: index > 0 && index < count ? index + 1 : 1, moving: false };
}

/** One step forward or back. Ignored while a transition runs. */
export function step(state: SliderState, by: 1 | -1): SliderState {
	if (state.moving || state.count < 2) return state;
	return { ...state, position: state.position + by, moving: true };
}

/** Goes to the slide `index`, counted from 0. */
export function goTo(state: SliderState, index: number): SliderState {
	const known = Number.isInteger(index) && index >= 0 && index < state.count;
	if (state.moving || !known || index === toIndex(state)) return state;
	return { ...state, position: index + 1, moving: true };
}

/** The transition is over: from a clone the track jumps, unseen, to the slide it copies. */
export function settle(state: SliderState): SliderState {
	return { ...state, position: toIndex(state) + 1, moving: false };
}

/** The slide that is shown, from 0. */
export function toIndex({ position, count }: SliderState): number {
	return (position - 1 + count) % count;
}

/** The step of a horizontal drag: to the left is forward. Drags up to the threshold are ignored. */
export function toSwipe(distancePx: number): 1 | -1 | undefined {
	if (Math.abs(distancePx) <= swipePx) return undefined;
	return distancePx < 0 ? 1 : -1;
}
