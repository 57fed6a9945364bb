import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { startRecording } from '#scenes/exports/recording.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing, stubCanvases } from './drawing.ts';

vi.mock('@react-three/fiber', () => ({ addEffect: () => () => {} }));
vi.mock('#scenes/exports/drawn-font.ts', () => ({
	drawnFont: 'Onest Drawn',
	addDrawnFont: async () => {},
}));

let recorder: RecorderStub;

class RecorderStub {
	static isTypeSupported = () => true;
	state = 'inactive';
	ondataavailable: (event: { data: Blob }) => void = () => {};
	onstop = () => {};
	onerror = () => {};
	constructor() {
		recorder = this;
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
	stubCanvases(new Drawing());
	vi.stubGlobal('MediaRecorder', RecorderStub);
	Object.assign(HTMLCanvasElement.prototype, { captureStream: () => ({ getTracks: () => [] }) });
});

afterEach(() => {
	setCurrentScene(undefined);
	Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
});

test.each([
	['gave nothing', { reason: 'video-empty' }, () => recorder.stop()],
	[
		'failed',
		{ message: 'The recorder failed.' },
		() => {
			recorder.ondataavailable({ data: new Blob(['video']) });
			recorder.onerror();
		},
	],
])('a recorder that %s fails', async (_what, fault, spoil) => {
	setCurrentScene(createCurrentScene().current);
	const recording = await startRecording(caption);
	spoil();
	await expect(recording.stop()).rejects.toMatchObject(fault);
});
