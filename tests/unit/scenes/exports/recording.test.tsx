import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { startRecording } from '#scenes/exports/recording.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing, stubCanvases } from './drawing.ts';

const effects = vi.hoisted(() => new Set<() => void>());
vi.mock('@react-three/fiber', () => ({
	addEffect: (effect: () => void) => {
		effects.add(effect);
		return () => effects.delete(effect);
	},
}));
const finishVideo = vi.hoisted(() =>
	vi.fn(async (video: Blob, _caption: unknown, _seconds: number) => video),
);
vi.mock('#scenes/exports/video.ts', () => ({ finishVideo }));
vi.mock('#scenes/exports/drawn-font.ts', () => ({
	drawnFont: 'Onest Drawn',
	addDrawnFont: async () => {},
}));

let drawing: Drawing;
let recorders: RecorderStub[];
let supported: readonly string[];
let track: { stop: () => void };
let frames: Set<number>;

class RecorderStub {
	static isTypeSupported = (type: string) => supported.includes(type);
	state = 'inactive';
	ondataavailable: (event: { data: Blob }) => void = () => {};
	onstop = () => {};
	onerror = () => {};
	constructor() {
		recorders.push(this);
	}
	start() {
		this.state = 'recording';
	}
	stop() {
		this.state = 'inactive';
		this.onstop();
	}
}

beforeEach(() => {
	effects.clear();
	finishVideo.mockClear();
	recorders = [];
	supported = ['video/webm;codecs=vp8', 'video/mp4'];
	drawing = new Drawing();
	stubCanvases(drawing);
	track = { stop: vi.fn() };
	frames = new Set();
	vi.stubGlobal('MediaRecorder', RecorderStub);
	Object.assign(HTMLCanvasElement.prototype, {
		captureStream: () => ({ getTracks: () => [track] }),
	});
	vi.stubGlobal('requestAnimationFrame', () => {
		frames.add(frames.size + 1);
		return frames.size;
	});
	vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

afterEach(() => {
	setCurrentScene(undefined);
	Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

async function record() {
	const scene = createCurrentScene();
	setCurrentScene(scene.current);
	const recording = await startRecording(caption);
	const [recorder] = recorders;
	if (!recorder) throw new Error('Nothing is recorded.');
	const give = (text: string) => recorder.ondataavailable({ data: new Blob([text]) });
	const drawFrame = () => {
		for (const effect of effects) effect();
	};
	return { ...scene, recording, recorder, give, drawFrame };
}

type Recorded = Awaited<ReturnType<typeof record>>;

test('a recording holds all that the recorder gave, in the first format that the browser has', async () => {
	const { recording, give } = await record();
	give('one');
	give('');
	give('two');
	const { blob, extension } = await recording.stop();
	expect(await blob.text()).toBe('onetwo');
	expect(blob.type).toBe('video/webm;codecs=vp8');
	expect(extension).toBe('webm');
	expect(finishVideo).toHaveBeenCalledExactlyOnceWith(blob, caption, expect.any(Number));
});

test('each frame of the stage is recorded without marks, and they are back also when it cannot be drawn', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const { gl, marks, drawFrame } = await record();
	gl.render.mockImplementation(() => {
		expect([...marks, gl.shadowMap.autoUpdate]).toEqual([false, false, false]);
		throw new Error('no card');
	});
	drawFrame();
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), new Error('no card'));
	expect([...marks, gl.shadowMap.autoUpdate]).toEqual([true, true, true]);
});

test.each([
	['gave nothing', 'video-empty', ({ recorder }: Recorded) => recorder.stop()],
	[
		'failed',
		'video',
		({ recorder, give }: Recorded) => {
			give('video');
			recorder.onerror();
		},
	],
])('a recorder that %s fails as %s', async (_what, reason, spoil) => {
	const recorded = await record();
	spoil(recorded);
	await expect(recorded.recording.stop()).rejects.toMatchObject({ reason });
});

test.each([
	['no recorder', () => vi.stubGlobal('MediaRecorder', undefined)],
	['no known format', () => (supported = ['video/ogg'])],
	[
		'canvases that cannot be recorded',
		() => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream'),
	],
])('in a browser with %s videos are unsupported', async (_lack, takeAway) => {
	takeAway();
	setCurrentScene(createCurrentScene().current);
	await expect(startRecording(caption)).rejects.toMatchObject({ reason: 'video-unsupported' });
	expect(effects.size).toBe(0);
});
