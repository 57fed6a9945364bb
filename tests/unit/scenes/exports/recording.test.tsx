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

test('each frame of the stage is recorded without marks, and they are back when the stage is drawn', async () => {
	const { gl, marks, drawFrame } = await record();
	const seen: unknown[] = [];
	gl.render.mockImplementation(() => void seen.push([...marks, gl.shadowMap.autoUpdate]));
	drawFrame();
	drawFrame();
	expect(seen).toEqual([
		[false, false, false],
		[false, false, false],
	]);
	expect(marks).toEqual([true, true]);
	expect(gl.shadowMap.autoUpdate).toBe(true);
});

test('a frame that cannot be drawn is logged, and the stage has its marks and shadows again', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const { gl, marks, drawFrame } = await record();
	gl.render.mockImplementation(() => {
		throw new Error('no card');
	});
	drawFrame();
	expect(warn).toHaveBeenCalledTimes(1);
	expect(marks).toEqual([true, true]);
	expect(gl.shadowMap.autoUpdate).toBe(true);
});

test('while the context is lost nothing is drawn, and nothing fails', async () => {
	const { gl, drawFrame, loseContext } = await record();
	loseContext();
	drawFrame();
	expect(gl.render).not.toHaveBeenCalled();
});

test('frames are requested from the stage from the start of a recording to its end', async () => {
	const { current, recording, give } = await record();
	expect(current.invalidate).toHaveBeenCalled();
	expect([frames.size, effects.size]).toEqual([1, 1]);
	give('video');
	await recording.stop();
	expect([frames.size, effects.size]).toEqual([0, 0]);
	expect(track.stop).toHaveBeenCalledTimes(1);
});

test('a recording that is stopped at once has one frame at least', async () => {
	const { gl, recording, give } = await record();
	expect(gl.render).not.toHaveBeenCalled();
	give('video');
	await recording.stop();
	expect(gl.render).toHaveBeenCalledTimes(1);
});

test('a recorder that gave nothing fails as an empty video', async () => {
	const { recording, recorder } = await record();
	recorder.stop();
	await expect(recording.stop()).rejects.toMatchObject({ reason: 'video-empty' });
});

test('a recorder that failed fails as a video', async () => {
	const { recording, recorder, give } = await record();
	give('video');
	recorder.onerror();
	await expect(recording.stop()).rejects.toMatchObject({ reason: 'video' });
});

test('a recording that is dropped ends its recorder and its stream, and asks for no more frames', async () => {
	const { recording, recorder } = await record();
	recording.drop();
	expect(recorder.state).toBe('inactive');
	expect(track.stop).toHaveBeenCalledTimes(1);
	expect([frames.size, effects.size]).toEqual([0, 0]);
	expect(finishVideo).not.toHaveBeenCalled();
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
