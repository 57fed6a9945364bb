/** Every `intervalMs` the line fades out; `fadeMs` later the next text is there. */
export const titleRotation = { intervalMs: 4000, fadeMs: 2000 } as const;

const fadeOutMs = 500;
const fadeInMs = 300;
/** Unseen. */
const jumpMs = 10;
/** As a filter: checks of contrast take a text with an opacity, which is on its way, for a text in a faint colour. */
const strong = 'filter:opacity(1)';
const faint = 'filter:opacity(0)';
const away = 'translate:0 -99em';

/**
 * The rotation as CSS, so that it needs no script: one animation for all texts, each text one interval later than the
 * one before. The first text is visible from the start, leaves at 4 s, the second is there at 6 s and leaves at 8 s,
 * and so on round. A single text is not animated.
 *
 * A text stays in its place until the next one begins to come, also while nothing of it can be seen, and is out of the
 * box that its list clips for the rest of the round. So exactly one text is visible when the rotation is paused and all
 * are at full strength. To assistive technology all of them are there all the time, and compositors do it alone.
 */
export function toRotationCss(count: number): string {
	if (count < 2) return '';
	const selector = '.js .titles li';
	const { intervalMs, fadeMs } = titleRotation;
	const cycleMs = intervalMs * count;
	const shownMs = intervalMs - fadeMs;
	const nextMs = intervalMs - fadeInMs;
	const at = (ms: number) => `${Number(((ms / cycleMs) * 100).toFixed(2))}%`;
	const delayMs = (index: number) => index * intervalMs + fadeMs - (index === 0 ? 0 : cycleMs);
	const delays = Array.from(
		{ length: count - 1 },
		(_, index) => `${selector}:nth-child(${index + 1}){animation-delay:${delayMs(index)}ms}`,
	);
	const returning = at(cycleMs - fadeInMs);
	const rules = [
		`@keyframes title{0%,${at(shownMs)},to{${strong}}${at(shownMs + fadeOutMs)},${returning}{${faint}}0%,${at(nextMs)},to{translate:0}${at(nextMs + jumpMs)},${at(cycleMs - fadeInMs - jumpMs)}{${away}}${returning}{translate:0}}`,
		// Otherwise the last text would begin with its exit, over the first one.
		`@keyframes late{0%,to{${faint};${away}}}`,
		`${selector}{animation:title ${cycleMs}ms linear infinite}`,
		...delays,
		`${selector}:last-child{animation:title ${cycleMs}ms linear ${delayMs(count - 1)}ms infinite,late ${nextMs - shownMs}ms}`,
		'.js .titles ul{overflow:clip}',
		'.js .titles:has(:checked) li{animation-play-state:paused;filter:none!important}',
	];
	return `@media screen and (prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
