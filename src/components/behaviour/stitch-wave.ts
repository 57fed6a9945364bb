import {
	countSteps,
	type Point,
	stitchMs,
	toArrivalMs,
	toReachedPolygon,
	toReachedSteps,
	waveMs,
} from '#lib/stitch-wave.ts';
import { readPictureCells } from './picture-cells.ts';
import { drawWave, readThreads } from './wave-canvas.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** States of a clip between its first and its last one. */
const clips = 28;

let stopRunning: (() => void) | undefined;

/**
 * Makes a change of the pictures run over the page in a wave of stitches: each picture in the window changes cell by cell
 * as the front passes. A wave that still runs gives way to the new one. The change itself is made at once.
 */
export function runStitchWave(start: Point, change: () => void) {
	stopRunning?.();
	const canvas = document.createElement('canvas');
	const context = lessMotion.matches ? null : canvas.getContext('2d');
	if (!context) return change();

	const { innerWidth: width, innerHeight: height } = window;
	const box = { left: 0, top: 0, width, height };
	const farthest = countSteps(start, box);
	const wave = {
		...{ start, width, height, farthest },
		arrivals: Array.from({ length: farthest + 1 }, (_, steps) => toArrivalMs(steps, farthest)),
		threads: readThreads(),
		cells: readPictureCells(start, box),
	};
	const density = Math.min(2, devicePixelRatio);
	canvas.width = width * density;
	canvas.height = height * density;
	context.scale(density, density);
	canvas.ariaHidden = 'true';
	canvas.className = 'stitch-wave';
	Object.assign(canvas.style, {
		...{ inset: '0', position: 'fixed', zIndex: '99', pointerEvents: 'none' },
		...{ blockSize: `${height}px`, inlineSize: `${width}px` },
	});

	const restore = swapPictures(start, farthest, change);
	document.body.append(canvas);
	let frame = requestAnimationFrame(function draw(first: number) {
		frame = requestAnimationFrame(function next(now: number) {
			if (now - first > waveMs + stitchMs) return stop();
			drawWave(context, wave, now - first);
			frame = requestAnimationFrame(next);
		});
	});
	stopRunning = stop;

	function stop() {
		cancelAnimationFrame(frame);
		canvas.remove();
		restore();
		stopRunning = undefined;
	}
}

/** Hidden images do not load. When a pointer reaches the switch, those that a press would show start to load. */
export function loadOtherPictures() {
	for (const image of document.querySelectorAll<HTMLImageElement>('.view-picture img'))
		if (isInWindow(image.closest('.view-picture'))) image.loading = 'eager';
}

/**
 * Both versions of a picture lie in one place: the new one opens above the old one. Returns a function that ends this.
 */
function swapPictures(start: Point, farthest: number, change: () => void): () => void {
	const pictures = [...document.querySelectorAll<HTMLElement>('.view-picture')]
		.filter(isInWindow)
		.map((picture) => {
			const versions = [...picture.querySelectorAll<HTMLElement>(':scope > *')];
			return { box: picture.getBoundingClientRect(), versions, shown: versions.map(isShown) };
		});
	change();
	const animations = pictures.flatMap(({ box, versions, shown }) => {
		for (const version of versions) {
			version.style.transition = 'none';
			version.style.display = 'block';
			version.style.opacity = '1';
		}
		return versions
			.filter((_, index) => !shown[index])
			.map((version) => {
				version.style.zIndex = '1';
				const frames = Array.from({ length: clips }, (_, index) => ({
					clipPath: toReachedPolygon(
						box,
						start,
						toReachedSteps((index / (clips - 1)) * waveMs, farthest),
					),
					easing: 'step-end',
				}));
				return version.animate(frames, { duration: waveMs, fill: 'both' });
			});
	});
	return () => {
		for (const animation of animations) animation.cancel();
		for (const { style } of pictures.flatMap(({ versions }) => versions))
			for (const name of ['display', 'opacity', 'z-index']) style.removeProperty(name);
		// Now that the wave has ended, later changes may be animated again.
		requestAnimationFrame(() => {
			for (const { style } of pictures.flatMap(({ versions }) => versions))
				style.removeProperty('transition');
		});
	};
}

function isShown(element: HTMLElement): boolean {
	return getComputedStyle(element).display !== 'none';
}

function isInWindow(element: Element | null): boolean {
	if (!element) return false;
	const { bottom, right, top, left } = element.getBoundingClientRect();
	return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
