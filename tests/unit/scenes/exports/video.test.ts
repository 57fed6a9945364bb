import {
	BlobSource,
	BufferTarget,
	EncodedPacket,
	EncodedPacketSink,
	EncodedVideoPacketSource,
	Input,
	Output,
	WEBM,
	WebMOutputFormat,
} from 'mediabunny';
import { afterEach, expect, test, vi } from 'vitest';
import { finishVideo } from '#scenes/exports/video.ts';
import { caption } from '../couture/exports/current-scene.ts';

afterEach(() => vi.restoreAllMocks());

const type = 'video/webm;codecs=vp8';

/** A video of so many frames, ten in a second, from `first` on. Its pictures are never decoded. */
async function record(frames: number, first: number): Promise<Blob> {
	const output = new Output({
		format: new WebMOutputFormat({ appendOnly: true }),
		target: new BufferTarget(),
	});
	const source = new EncodedVideoPacketSource('vp8');
	output.addVideoTrack(source);
	await output.start();
	for (let frame = 0; frame < frames; frame++) {
		const bytes = new Uint8Array([frame, 1, 2, 3]);
		const kind = frame === 0 ? 'key' : 'delta';
		await source.add(new EncodedPacket(bytes, kind, first + frame / 10, 0.1), {
			decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 36 },
		});
	}
	await output.finalize();
	return new Blob([output.target.buffer ?? new ArrayBuffer()], { type });
}

async function read(video: Blob) {
	const input = new Input({ source: new BlobSource(video), formats: [WEBM] });
	const track = await input.getPrimaryVideoTrack();
	if (!track) throw new Error('There are no pictures.');
	const frames: { time: number; data: number[] }[] = [];
	for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
		frames.push({ time: timestamp, data: [...data] });
	return {
		frames,
		seconds: await input.getDurationFromMetadata(),
		tags: await input.getMetadataTags(),
	};
}

test('a recording gets its title, and its last frame stays to the end of its time', async () => {
	const video = await finishVideo(await record(4, 0), caption, 2.5);
	const { frames, seconds, tags } = await read(video);
	expect(video.type).toBe(type);
	expect(seconds).toBeCloseTo(2.5, 2);
	expect(tags.title).toBe(caption.title);
	expect(tags.comment).toBe(`${caption.footer} ${caption.site}`);
	expect(frames.map(({ data }) => data[0])).toEqual([0, 1, 2, 3]);
});

test('a video begins with its first frame, however late the encoder began', async () => {
	const { frames } = await read(await finishVideo(await record(3, 4.2), caption, 1));
	expect(frames.map(({ time }) => time)).toEqual([
		0,
		expect.closeTo(0.1, 3),
		expect.closeTo(0.2, 3),
	]);
});
