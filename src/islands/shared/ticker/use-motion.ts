import { type RefObject, useEffect, useRef, useState } from 'react';
import { toLapMs } from '#tools/ticker/speed.ts';

interface Motion {
	running: boolean;
	speed: number;
	/** How often the track has its line. */
	repeats: number;
}

/**
 * Moves the track of a ticker by one of its repeats, for ever, on the compositor: no script runs and
 * nothing is laid out or painted for a frame. A new speed takes hold where the track is; a new text
 * or number of repeats keeps its share of the way.
 */
export function useMotion(
	track: RefObject<HTMLElement | null>,
	{ running, speed, repeats }: Motion,
) {
	const [motion, setMotion] = useState<Animation>();
	const share = useRef(0);

	useEffect(() => {
		const element = track.current;
		if (!element?.animate) return;
		const toDuration = () => toLapMs(element.scrollWidth / repeats);
		const animation = element.animate(
			{ transform: ['translateX(0)', `translateX(${-100 / repeats}%)`] },
			{ duration: toDuration(), iterations: Number.POSITIVE_INFINITY },
		);
		// Leaving cancels it, which is no error.
		animation.finished.catch(() => {});
		animation.pause();
		animation.currentTime = share.current * toDuration();
		setMotion(animation);

		const watch = new ResizeObserver(() => {
			const { effect } = animation;
			const old = Number(effect?.getTiming().duration);
			const lap = toDuration();
			if (!effect || Math.abs(old - lap) < 1) return;
			const at = Number(animation.currentTime ?? 0);
			effect.updateTiming({ duration: lap });
			animation.currentTime = (at / old) * lap;
		});
		watch.observe(element);
		return () => {
			watch.disconnect();
			share.current = animation.effect?.getComputedTiming().progress ?? 0;
			animation.cancel();
		};
	}, [track, repeats]);

	useEffect(() => {
		if (!motion) return;
		if (running && speed > 0) {
			motion.updatePlaybackRate(speed);
			motion.play();
		} else motion.pause();
	}, [motion, running, speed]);
}
