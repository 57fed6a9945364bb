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
import { finishVideo } from '#scenes/exports/video.ts';
import { caption } from '../couture/exports/current-scene.ts';

/** A video of three frames, ten in a second, the first of them late. Its pictures are never decoded. */
async function recordLate(): Promise<Blob> {
	const output = new Output({
		format: new WebMOutputFormat({ appendOnly: true }),
		target: new BufferTarget(),
	});
	const source = new EncodedVideoPacketSource('vp8');
	output.addVideoTrack(source);
	await output.start();
	for (const frame of [0, 1, 2]) {
		const kind = frame === 0 ? 'key' : 'delta';
		await source.add(new EncodedPacket(new Uint8Array(4), kind, 4.2 + frame / 10, 0.1), {
			decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 36 },
		});
	}
	await output.finalize();
	return new Blob([output.target.buffer ?? new ArrayBuffer()], { type: 'video/webm;codecs=vp8' });
}

test('a video begins with its first frame, however late the encoder began', async () => {
	const source = new BlobSource(await finishVideo(await recordLate(), caption, 1));
	const track = await new Input({ source, formats: [WEBM] }).getPrimaryVideoTrack();
	if (!track) throw new Error('There are no pictures.');
	const times: number[] = [];
	for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp);
	expect(times).toEqual([0, expect.closeTo(0.1, 3), expect.closeTo(0.2, 3)]);
});
