import { type RefObject, useEffect, useRef } from 'react';
import { repeats, toLapMs } from '#tools/ticker/speed.ts';

/**
 * Moves the track of a ticker by one of its repeats, for ever, on the compositor: no script runs and
 * nothing is laid out or painted for a frame. A new speed takes hold where the track is; a new text
 * keeps its share of the way.
 */
export function useMotion(
	track: RefObject<HTMLElement | null>,
	{ running, speed }: { running: boolean; speed: number },
) {
	const motion = useRef<Animation>(undefined);

	useEffect(() => {
		const element = track.current;
		if (!element?.animate) return;
		const animation = element.animate(
			{ transform: ['translateX(0)', `translateX(${-100 / repeats}%)`] },
			{ duration: toLapMs(element.scrollWidth / repeats), iterations: Number.POSITIVE_INFINITY },
		);
		// Leaving cancels it, which is no error.
		animation.finished.catch(() => {});
		animation.pause();
		motion.current = animation;

		const watch = new ResizeObserver(() => {
			const { effect } = animation;
			const old = Number(effect?.getTiming().duration);
			const lap = toLapMs(element.scrollWidth / repeats);
			if (!effect || Math.abs(old - lap) < 1) return;
			const at = Number(animation.currentTime ?? 0);
			effect.updateTiming({ duration: lap });
			animation.currentTime = (at / old) * lap;
		});
		watch.observe(element);
		return () => {
			watch.disconnect();
			animation.cancel();
			motion.current = undefined;
		};
	}, [track]);

	useEffect(() => {
		const animation = motion.current;
		if (!animation) return;
		if (running && speed > 0) {
			animation.updatePlaybackRate(speed);
			animation.play();
		} else animation.pause();
	}, [running, speed]);
}
