import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { renderTurntable } from '#scenes/exports/turntable.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing } from './drawing.ts';

const video = vi.hoisted(() => ({
	codec: 'vp9' as string | null,
	tags: {},
	frames: [] as { time: number; duration: number }[],
	finalized: 0,
	cancelled: 0,
}));
vi.mock('mediabunny', () => ({
	getFirstEncodableVideoCodec: async () => video.codec,
	BufferTarget: class {
		buffer = new ArrayBuffer(8);
	},
	CanvasSource: class {
		async add(time: number, duration: number) {
			video.frames.push({ time, duration });
		}
	},
	Mp4OutputFormat: class {},
	WebMOutputFormat: class {},
	Output: class {
		target;
		constructor({ target }: { target: unknown }) {
			this.target = target;
		}
		addVideoTrack() {}
		setMetadataTags(tags: object) {
			video.tags = tags;
		}
		async start() {}
		async finalize() {
			video.finalized += 1;
		}
		async cancel() {
			video.cancelled += 1;
		}
	},
}));
vi.mock('#scenes/exports/drawn-font.ts', () => ({
	drawnFont: 'Onest Drawn',
	addDrawnFont: async () => {},
}));

beforeEach(() => {
	Object.assign(video, { codec: 'vp9', tags: {}, frames: [], finalized: 0, cancelled: 0 });
	vi.stubGlobal('VideoEncoder', class {});
	vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run));
	vi.stubGlobal(
		'OffscreenCanvas',
		class {
			getContext = () => new Drawing().context;
		},
	);
});

afterEach(() => {
	setCurrentScene(undefined);
	vi.unstubAllGlobals();
});

function openScene() {
	const scene = createCurrentScene();
	setCurrentScene(scene.current);
	const turns: number[] = [];
	scene.gl.render.mockImplementation(() => void turns.push(scene.angles()[0] ?? Number.NaN));
	const over = new AbortController();
	const onProgress = vi.fn();
	const render = (seconds = 1) =>
		renderTurntable({ caption, size: 'small', seconds, signal: over.signal, onProgress });
	return { ...scene, turns, over, onProgress, render };
}

test('sixty frames a second go once around in equal steps, and then the stage is as it was', async () => {
	const { turns, render, onProgress, angles, marks, size } = openScene();
	await render();
	expect(onProgress.mock.calls.at(-1)).toEqual([60, 60]);
	expect([angles(), marks]).toEqual([
		[0, 1],
		[true, true],
	]);
	expect(size).toEqual({ ratio: 1.5, width: 800, height: 600 });
	const step = (2 * Math.PI) / 60;
	expect(turns.slice(0, 60)).toEqual(
		Array.from({ length: 60 }, (_, frame) => expect.closeTo(-frame * step, 8)),
	);
	expect(video.frames).toHaveLength(60);
	expect(video.frames[30]).toEqual({ time: 0.5, duration: 1 / 60 });
	expect(video.finalized).toBe(1);
});

test('a video that is cancelled leaves no file, and the stage as it was', async () => {
	const { render, over, onProgress, angles, marks } = openScene();
	onProgress.mockImplementation((frame: number) => {
		if (frame === 20) over.abort(new Error('cancelled'));
	});
	await expect(render()).rejects.toThrow('cancelled');
	expect(video).toMatchObject({ finalized: 0, cancelled: 1 });
	expect(video.frames).toHaveLength(20);
	expect(angles()).toEqual([0, 1]);
	expect(marks).toEqual([true, true]);
});
