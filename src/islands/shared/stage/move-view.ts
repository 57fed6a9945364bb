import { turnStep, zoomStep } from '#scenes/stage/camera-view.ts';
import type { StageHandle } from '#scenes/stage/host.ts';
import type { ViewMove } from './view-keys.ts';

/** One press moves the view by this share of its height. */
const shiftStep = 0.1;

/** Turns, zooms or moves a scene by one step, or brings its first view back. A scene that is not there yet stays as it is. */
export function moveView(handle: StageHandle | undefined, to: ViewMove) {
	if (to === 'home') handle?.home();
	else if ('nearer' in to) handle?.zoom(zoomStep ** to.nearer);
	else if ('right' in to) handle?.shift(to.right * shiftStep, to.up * shiftStep);
	else handle?.turn(to.across * turnStep, to.down * turnStep);
}
