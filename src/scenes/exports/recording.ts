import { addEffect } from '@react-three/fiber';
import { report } from '#lib/report.ts';
import {
	type Caption,
	ExportError,
	exportSizes,
	framesPerSecond,
	pickRecordingType,
	toExtension,
} from '#tools/design/caption.ts';
import { addDrawnFont } from './drawn-font.ts';
import { drawFrame } from './frame.ts';
import { findShownScene, getShownScene } from './shown-scene.ts';
import { finishVideo } from './video.ts';

export interface Recording {
	/** Ends it and returns the video. Throws `ExportError` when nothing was recorded. */
	stop: () => Promise<{ blob: Blob; extension: 'webm' | 'mp4' }>;
	/** Ends it and discards the video. */
	drop: () => void;
}

const bitsPerSecond = 12_000_000;

/** How long an ended recording waits for its first pictures, in milliseconds: an encoder may lag behind. */
const patience = 30_000;

/** Records what the stage shows, from now until it is stopped. Throws `ExportError`. */
export async function startRecording(caption: Caption): Promise<Recording> {
	const type =
		typeof MediaRecorder === 'undefined'
			? undefined
			: pickRecordingType((each) => MediaRecorder.isTypeSupported(each));
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d');
	if (!type || !context || !('captureStream' in canvas))
		throw new ExportError('video-unsupported', 'No known format of videos can be recorded.');
	await addDrawnFont().catch(() => undefined);
	getShownScene();
	const [width, height] = exportSizes.hd;
	Object.assign(canvas, { width, height });

	/** The things as in every other file, in the middle and without marks; the stage is drawn after it. */
	function draw() {
		const current = findShownScene();
		// Until a lost context is restored, the video shows a still.
		if (!context || !current) return;
		const bringBack = current.prepare(false);
		const { shadowMap } = current.gl;
		// The shadows of the frame before fall as those of this one: nothing has moved since.
		shadowMap.autoUpdate = false;
		try {
			drawFrame(context, current, { width, height, caption, moving: true });
		} catch (error) {
			report(error, 'record the stage');
		} finally {
			bringBack();
			shadowMap.autoUpdate = true;
		}
		current.invalidate();
	}

	// During a recording the stage keeps drawing although nothing may move.
	let request = 0;
	function next() {
		findShownScene()?.invalidate();
		request = requestAnimationFrame(next);
	}
	const unhook = addEffect(draw);
	next();
	const stream = canvas.captureStream(framesPerSecond);
	const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
	const parts: Blob[] = [];
	const begun = new Promise<void>((resolve) => {
		recorder.ondataavailable = ({ data }) => {
			if (data.size === 0) return;
			parts.push(data);
			resolve();
		};
	});
	const ended = new Promise<void>((resolve, reject) => {
		recorder.onstop = () => resolve();
		recorder.onerror = () => reject(new Error('The recorder failed.'));
	});
	recorder.start(500);
	const start = performance.now();

	function rest() {
		unhook();
		cancelAnimationFrame(request);
	}

	function end() {
		rest();
		if (recorder.state !== 'inactive') recorder.stop();
		for (const track of stream.getTracks()) track.stop();
	}

	return {
		stop: async () => {
			const seconds = (performance.now() - start) / 1000;
			// At least one frame, then as much time for the encoder as drawing took.
			draw();
			rest();
			await Promise.race([begun, ended, new Promise((resolve) => setTimeout(resolve, patience))]);
			end();
			await ended;
			if (parts.length === 0) throw new ExportError('video-empty', 'The recording holds no data.');
			const video = new Blob(parts, { type });
			return { blob: await finishVideo(video, caption, seconds), extension: toExtension(type) };
		},
		drop: () => {
			ended.catch(() => undefined);
			end();
		},
	};
}
