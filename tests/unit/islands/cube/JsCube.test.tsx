import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cubejs as messages } from '#i18n/messages/cubejs/index.ts';
import { JsCube } from '#islands/cube/JsCube.tsx';
import { clickText, strike } from '../page.ts';

let drawn = 0;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
	drawn = 0;
	frames = [];
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(sheet());
	vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
	vi.stubGlobal('cancelAnimationFrame', () => {
		frames = [];
	});
	const styles = document.createElement('style');
	styles.append(
		'.cube-sheet { --dye-linen: oklch(0.9 0 0); --dye-ink: oklch(0.2 0 0); --dye-cobalt: oklch(0.4 0 0); --dye-wheat: oklch(0.8 0 0) }',
	);
	document.head.replaceChildren(styles);
});

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	document.head.replaceChildren();
});

test('it requests no frame when it is stopped, and draws when it is turned by key', () => {
	open();
	step(0);
	clickText('Pause');
	expect(frames).toEqual([]);
	const before = drawn;
	strike(stage(), 'ArrowLeft');
	expect(drawn).toBe(before + 1);
});

test('under reduced motion it turns only when its button is pressed', () => {
	vi.stubGlobal('matchMedia', () => ({
		matches: true,
		addEventListener() {},
		removeEventListener() {},
	}));
	open();
	expect(frames).toEqual([]);
	clickText('Spin');
	expect(frames).toHaveLength(1);
});

test('it stops in a hidden tab and goes on when the tab is back', () => {
	open();
	expect(frames).toHaveLength(1);
	hide(true);
	expect(frames).toEqual([]);
	hide(false);
	expect(frames).toHaveLength(1);
});

function open() {
	render(<JsCube t={messages.en} />);
}

function stage() {
	return screen.getByRole('slider', { name: messages.en.stage });
}

function step(now: number) {
	const waiting = frames;
	frames = [];
	act(() => {
		for (const frame of waiting) frame(now);
	});
}

function hide(hidden: boolean) {
	Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
	act(() => {
		document.dispatchEvent(new Event('visibilitychange'));
	});
}

/** A context that counts how often the sheet is wiped for a new picture. */
function sheet(): CanvasRenderingContext2D {
	return new Proxy(Object.create(null), {
		get: (target, name) => {
			if (name === 'clearRect') return () => (drawn += 1);
			return target[name] ?? (() => undefined);
		},
	});
}
