import {
	BufferTarget,
	CanvasSource,
	getFirstEncodableVideoCodec,
	Mp4OutputFormat,
	Output,
	WebMOutputFormat,
} from 'mediabunny';
import {
	type Caption,
	countFrames,
	ExportError,
	type ExportSize,
	exportSizes,
	framesPerSecond,
	toTurn,
} from '#tools/design/caption.ts';
import { addDrawnFont } from './drawn-font.ts';
import { drawFrame, hold } from './frame.ts';
import { getShownScene } from './shown-scene.ts';

export interface TurntableOptions {
	caption: Caption;
	size: ExportSize;
	/** Length of the video. */
	seconds: number;
	/** As `drawFrame` has it. */
	whole: boolean;
	signal: AbortSignal;
	onProgress: (frame: number, frames: number) => void;
}

/** Bits for each pixel of each frame: cloth with a fine weave needs many. */
const bitsPerPixel = 0.14;
const keyFrameSeconds = 1;

/**
 * Renders one full turn, frame after frame, each exactly where it belongs, however slow the machine
 * is. Throws `ExportError` where the browser cannot encode, and the signal's reason when cancelled.
 */
export async function renderTurntable({
	caption,
	size,
	seconds,
	whole,
	signal,
	onProgress,
}: TurntableOptions): Promise<{ blob: Blob; extension: 'webm' | 'mp4' }> {
	const [width, height] = exportSizes[size];
	const bitrate = Math.round(width * height * framesPerSecond * bitsPerPixel);
	const codec =
		typeof VideoEncoder === 'undefined'
			? null
			: await getFirstEncodableVideoCodec(['vp9', 'vp8', 'avc', 'av1'], { width, height, bitrate });
	if (!codec) throw new ExportError('video-unsupported', 'No known codec of videos is there.');
	const extension = codec === 'vp9' || codec === 'vp8' ? 'webm' : 'mp4';
	await addDrawnFont().catch(() => undefined);
	signal.throwIfAborted();

	const current = getShownScene();
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('There is no canvas to draw on.');
	const output = new Output({
		format: extension === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat(),
		target: new BufferTarget(),
	});
	const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: keyFrameSeconds });
	output.addVideoTrack(source, { frameRate: framesPerSecond });
	output.setMetadataTags({ title: caption.title, comment: `${caption.footer} ${caption.site}` });
	await output.start();

	const things = current.listBodies();
	const first = things.map(({ rotation }) => rotation.y);
	const frames = countFrames(seconds);
	const letGo = hold(current, { width, height });
	try {
		for (let frame = 0; frame < frames; frame += 1) {
			signal.throwIfAborted();
			things.forEach((thing, index) => {
				thing.rotation.y = (first[index] ?? 0) - toTurn(frame, frames);
			});
			drawFrame(context, current, { width, height, caption, whole });
			await source.add(frame / framesPerSecond, 1 / framesPerSecond);
			onProgress(frame + 1, frames);
			// Lets the page handle events between frames, for example a click on the cancel button.
			await new Promise((resolve) => setTimeout(resolve));
		}
		await output.finalize();
	} catch (error) {
		await output.cancel().catch(() => undefined);
		throw error;
	} finally {
		things.forEach((thing, index) => {
			thing.rotation.y = first[index] ?? 0;
		});
		letGo();
	}
	const { buffer } = output.target;
	if (!buffer) throw new ExportError('video-empty', 'The video holds no data.');
	return { blob: new Blob([buffer], { type: `video/${extension}` }), extension };
}
