import { useEffect, useRef, useState } from 'react';
import { say } from '#browser/voice.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { startSlider, toIndex } from '#lib/slider.ts';
import { listen } from './listen.ts';
import rules from './running.css?inline';
import { Slideshow, type SlideshowState } from './slideshow.ts';
import { findSeen, Strip } from './strip.ts';
import { splitWords } from './words.ts';

interface Props {
	/** From `joinWords`. */
	words: string;
}

const drawings = {
	previous: 'm15 5-7 7 7 7',
	pause: 'M8 5v14m8-14v14',
	play: 'M7 4.5v15L20 12Z',
	next: 'm9 5 7 7-7 7',
} as const;

/** Takes over the strip of pictures in the same `.slider`, if it has more than one, and shows its controls. */
export function Slider({ words }: Props) {
	const t = splitWords(words);
	const root = useReady<HTMLDivElement>();
	const dots = useRef<HTMLDivElement>(null);
	const [show, setShow] = useState<Slideshow>();
	const [state, setState] = useState<SlideshowState>();

	useEffect(() => {
		const slider = root.current?.closest<HTMLElement>('.slider');
		const track = slider?.querySelector('ul');
		const count = track?.children.length ?? 0;
		if (!slider || !track || count < 2) return;
		const first = startSlider(count, findSeen(track));
		const strip = new Strip(track, splitWords(words));
		const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
		const slideshow = new Slideshow(first, moves, (next, arrived) => {
			strip.show(next);
			setState(next);
			// Slides that come by themselves would talk for ever.
			if (arrived && next.asked) say(`${strip.captionOf(next)} ${toCount(next)}`, 'slide');
		});
		setShow(slideshow);
		const stop = listen(slider, track, slideshow);
		addRules();
		slider.classList.add('running');
		return () => {
			stop();
			slideshow.end();
			strip.end();
		};
	}, [root, words]);

	const current = state && toIndex(state);
	// The dots are one stop of the keyboard, which goes with the picture.
	useEffect(() => {
		const dot = current === undefined ? undefined : dots.current?.children[current];
		if (dot instanceof HTMLElement && dots.current?.contains(document.activeElement)) dot.focus();
	}, [current]);

	const buttons = [
		{ name: 'previous', press: () => show?.step(-1) },
		{ name: state?.playing ? 'pause' : 'play', press: () => show?.play(!state?.playing) },
		{ name: 'next', press: () => show?.step(1) },
	] as const;
	return (
		<div ref={root} className="slider-controls needs-js no-print">
			{state && (
				<>
					{buttons.map(({ name, press }, place) => (
						<button
							// biome-ignore lint/suspicious/noArrayIndexKey: play and pause are one button.
							key={place}
							type="button"
							className="icon-button"
							aria-label={t[name]}
							onClick={press}
						>
							<Icon path={drawings[name]} />
						</button>
					))}
					<span className="figures">{toCount(state)}</span>
					<div ref={dots} className="dots">
						{Array.from({ length: state.count }, (_, index) => (
							<button
								// biome-ignore lint/suspicious/noArrayIndexKey: slides stay in their order.
								key={index}
								type="button"
								aria-label={fill(t.goTo, { number: index + 1 })}
								aria-current={index === current || undefined}
								tabIndex={index === current ? 0 : -1}
								onClick={() => show?.goTo(index)}
							/>
						))}
					</div>
				</>
			)}
		</div>
	);
}

function toCount(state: SlideshowState): string {
	return `${toIndex(state) + 1} / ${state.count}`;
}

let added = false;

/** The page does not contain styles of controls that it may never show. */
function addRules() {
	if (added) return;
	added = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	document.adoptedStyleSheets.push(sheet);
}
