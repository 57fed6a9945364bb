/** Every `intervalMs` the line fades out; `fadeMs` later the next text is there. */
const intervalMs = 4000;
const fadeMs = 2000;
const fadeOutMs = 500;
const fadeInMs = 300;
const away = 'translate:0 -99em';

/**
 * The rotation as CSS, so that it needs no script. The first text is visible from the start, leaves at 4 s, the second
 * is there at 6 s and leaves at 8 s, and so on round. A single text is not animated.
 *
 * The texts change places, and a cover in the colour of the ground fades in before they do and out after it. The texts
 * do not fade themselves: checks of contrast would take one that is on its way for a text in a faint colour. All others
 * are out of the box that their list clips, so exactly one is visible when the rotation is paused and the cover is gone.
 * Under reduced motion the first one stays. To assistive technology all of them are there all the time. Every compositor moves and fades without the main thread;
 * a filter in place of the cover takes twice the processor in Firefox.
 */
export function toRotationCss(count: number): string {
	if (count < 2) return '';
	const list = '.js .titles ul';
	const changeMs = fadeMs - fadeInMs;
	const at = (ms: number) => `${(ms / intervalMs) * 100}%`;
	const delays = Array.from(
		{ length: count - 1 },
		(_, index) =>
			`${list} :nth-child(${index + 2}){animation-delay:${changeMs + (index + 1) * intervalMs}ms}`,
	);
	const rules = [
		`@keyframes cover{0%,${at(fadeMs)},to{opacity:0}${at(fadeOutMs)},${at(changeMs)}{opacity:1}}`,
		`@keyframes title{0%{translate:0}${Number((100 / count).toFixed(2))}%,to{${away}}}`,
		`${list}:after{content:"";position:absolute;inset:0;background:var(--paper);pointer-events:none;opacity:0;animation:cover ${intervalMs}ms linear ${intervalMs}ms infinite}`,
		`${list} li{animation:title ${count * intervalMs}ms step-end ${changeMs}ms infinite}`,
		...delays,
		'.js .titles:has(:checked) li{animation-play-state:paused}',
		'.js .titles:has(:checked) ul:after{animation-play-state:paused;background:none}',
	];
	return (
		`@media screen{${list}{overflow:clip;position:relative}${list} :nth-child(n+2){${away}}}` +
		`@media screen and (prefers-reduced-motion:no-preference){${rules.join('')}}`
	);
}
