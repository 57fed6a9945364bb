import { atom } from 'nanostores';

/** How many parts of the scene on the page are not finished yet: it is shown, but its picture will still change. */
export const $unfinished = atom(0);

/** Notes that a part is not finished. Returns a function that notes that it is, or that it is no longer wanted. */
export function beginPart(): () => void {
	let isOver = false;
	$unfinished.set($unfinished.get() + 1);
	return () => {
		if (isOver) return;
		isOver = true;
		$unfinished.set($unfinished.get() - 1);
	};
}

/**
 * Waits until the scene is finished, so that a file shows all of it.
 *
 * @param longest in milliseconds; then the file shows what there is
 */
export function whenFinished(longest = 15_000): Promise<void> {
	if ($unfinished.get() === 0) return Promise.resolve();
	return new Promise((resolve) => {
		const timer = setTimeout(end, longest);
		const stop = $unfinished.listen((count) => {
			if (count === 0) end();
		});
		function end() {
			clearTimeout(timer);
			stop();
			resolve();
		}
	});
}
