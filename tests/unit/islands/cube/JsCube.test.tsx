import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cubejs as messages } from '#i18n/messages/cubejs/index.ts';
import { JsCube } from '#islands/cube/JsCube.tsx';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
	frames = [];
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
		new Proxy(Object.create(null), { get: (target, name) => target[name] ?? (() => undefined) }),
	);
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
	document.head.replaceChildren();
});

test('it stops in a hidden tab and goes on when the tab is back', () => {
	render(<JsCube t={messages.en} />);
	expect(frames).toHaveLength(1);
	hide(true);
	expect(frames).toEqual([]);
	hide(false);
	expect(frames).toHaveLength(1);
});

function hide(hidden: boolean) {
	Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
	act(() => {
		document.dispatchEvent(new Event('visibilitychange'));
	});
}
