/** Every `intervalMs` the line fades out; `fadeMs` later the next text is there. */
export const titleRotation = { intervalMs: 4000, fadeMs: 2000 } as const;

const fadeOutMs = 500;
const fadeInMs = 300;

/**
 * The rotation as CSS, so that it needs no script: one animation for all texts, each text one
 * interval later than the one before. The first text stands from the start, leaves at 4 s, the
 * second is there at 6 s and leaves at 8 s, and so on round. One text alone just stands.
 */
export function toRotationCss(count: number): string {
	if (count < 2) return '';
	const selector = '.js .titles:not(:has(:checked)) li';
	const { intervalMs, fadeMs } = titleRotation;
	const cycleMs = intervalMs * count;
	const shownMs = intervalMs - fadeMs;
	const at = (ms: number) => `${Number(((ms / cycleMs) * 100).toFixed(2))}%`;
	const delayMs = (index: number) => index * intervalMs + fadeMs - (index === 0 ? 0 : cycleMs);
	const delays = Array.from(
		{ length: count - 1 },
		(_, index) => `${selector}:nth-child(${index + 1}){animation-delay:${delayMs(index)}ms}`,
	);
	const rules = [
		`@keyframes title{0%,${at(shownMs)},to{opacity:1}${at(shownMs + fadeOutMs)},${at(cycleMs - fadeInMs)}{opacity:0}}`,
		// The last text would begin by fading out over the first one.
		'@keyframes late{0%,to{opacity:0}}',
		`${selector}{animation:title ${cycleMs}ms linear infinite}`,
		...delays,
		`${selector}:last-child{animation:title ${cycleMs}ms linear ${delayMs(count - 1)}ms infinite,late ${fadeOutMs}ms}`,
	];
	return `@media screen and (prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
