import { left, pause, play, right } from '#components/frame/icons.ts';

/** Words of the buttons; `goTo` has the place `{number}`. */
export interface SliderWords {
	previous: string;
	next: string;
	pause: string;
	play: string;
	goTo: string;
}

/** The words wait in `data-words`, because the buttons are of no use before the script is there; bars are shorter there than JSON. */
export function readWords(text = ''): SliderWords {
	const [previous = '', next = '', pause = '', play = '', goTo = ''] = text.split('|');
	return { previous, next, pause, play, goTo };
}

/** Previous, stop or start, next, the number of the slide, and a dot for each. `data-go` is the action of a button. */
export function makeControls(words: SliderWords, count: number): Node[] {
	const dots = document.createElement('div');
	dots.className = 'dots';
	for (let index = 0; index < count; index++) {
		const dot = document.createElement('button');
		dot.dataset.dot = '';
		dot.dataset.go = String(index);
		dot.ariaLabel = words.goTo.replace('{number}', String(index + 1));
		dots.append(dot);
	}
	const counter = document.createElement('span');
	counter.className = 'figures';
	counter.dataset.counter = '';
	return [
		makeButton('previous', words.previous, left),
		makeButton('play', words.pause, pause),
		makeButton('next', words.next, right),
		counter,
		dots,
	];
}

/** Shows on the middle button what a press would do now. */
export function showPlaying(button: HTMLElement, playing: boolean, words: SliderWords) {
	button.ariaLabel = playing ? words.pause : words.play;
	button.querySelector('path')?.setAttribute('d', playing ? pause : play);
}

function makeButton(go: string, label: string, path: string): HTMLButtonElement {
	const button = document.createElement('button');
	button.className = 'icon-button';
	button.dataset.go = go;
	button.ariaLabel = label;
	const namespace = 'http://www.w3.org/2000/svg';
	const icon = document.createElementNS(namespace, 'svg');
	const line = document.createElementNS(namespace, 'path');
	icon.setAttribute('class', 'icon');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.setAttribute('aria-hidden', 'true');
	line.setAttribute('d', path);
	icon.append(line);
	button.append(icon);
	return button;
}
