import { addAfterEffect } from '@react-three/fiber';
import { addDrawnFont } from '#scenes/couture/drawn-font.ts';
import { getLive } from '#scenes/couture/live.ts';
import {
	type Caption,
	ExportError,
	exportSizes,
	framesPerSecond,
	pickRecordingType,
	toExtension,
} from '#tools/couture/caption.ts';
import { drawCaption, drawGround } from './frame.ts';

export interface Recording {
	/** Ends it and gives the film. Throws `ExportError` when nothing was recorded. */
	stop: () => Promise<{ blob: Blob; extension: 'webm' | 'mp4' }>;
	/** Ends it and throws the film away. */
	drop: () => void;
}

const bitsPerSecond = 12_000_000;

/** How long an ended recording waits for its first pictures, in milliseconds: an encoder may lag behind. */
const patience = 10_000;

/** Films what the stage shows, from now until it is stopped. Throws `ExportError`. */
export async function startRecording(caption: Caption): Promise<Recording> {
	const type =
		typeof MediaRecorder === 'undefined'
			? undefined
			: pickRecordingType((each) => MediaRecorder.isTypeSupported(each));
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d');
	if (!type || !context || !('captureStream' in canvas))
		throw new ExportError('video-unsupported', 'No known format of films can be recorded.');
	await addDrawnFont().catch(() => undefined);
	const live = getLive();
	const [width, height] = exportSizes.hd;
	Object.assign(canvas, { width, height });

	function draw() {
		if (!context) return;
		const { domElement } = live.gl;
		drawGround(context, { width, height });
		// The stage in the middle of the film, whatever shape it has.
		const scale = Math.max(width / domElement.width, height / domElement.height);
		const [wide, high] = [domElement.width * scale, domElement.height * scale];
		context.drawImage(domElement, (width - wide) / 2, (height - high) / 2, wide, high);
		drawCaption(context, { width, height }, caption, false);
	}

	// While it is filmed, the stage draws on although nothing may move.
	let request = 0;
	function next() {
		live.invalidate();
		request = requestAnimationFrame(next);
	}
	const unhook = addAfterEffect(draw);
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
		recorder.onerror = () => reject(new ExportError('video', 'The recorder failed.'));
	});
	recorder.start(500);

	function end() {
		unhook();
		cancelAnimationFrame(request);
		if (recorder.state !== 'inactive') recorder.stop();
		for (const track of stream.getTracks()) track.stop();
	}

	return {
		stop: async () => {
			await Promise.race([begun, ended, new Promise((resolve) => setTimeout(resolve, patience))]);
			end();
			await ended;
			if (parts.length === 0) throw new ExportError('video-empty', 'The recording holds no data.');
			return { blob: new Blob(parts, { type }), extension: toExtension(type) };
		},
		drop: () => {
			ended.catch(() => undefined);
			end();
		},
	};
}
