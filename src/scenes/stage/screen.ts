/**
 * Calls `onRatio` at once, and after each change, with how many pixels the screen has for one of CSS: a window goes to
 * another screen, a page is zoomed. Reading it in each frame would cost as much as a motion.
 */
export function watchScreen(onRatio: (ratio: number) => void): () => void {
	let stop = () => {};
	function watch() {
		stop();
		const ratio = devicePixelRatio;
		const list = matchMedia(`(resolution: ${ratio}dppx)`);
		list.addEventListener('change', watch);
		stop = () => list.removeEventListener('change', watch);
		onRatio(ratio);
	}
	watch();
	return () => stop();
}
