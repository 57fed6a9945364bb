import {
	BlobSource,
	BufferTarget,
	type EncodedPacket,
	EncodedPacketSink,
	EncodedVideoPacketSource,
	Input,
	MATROSKA,
	MP4,
	Mp4OutputFormat,
	Output,
	WEBM,
	WebMOutputFormat,
} from 'mediabunny';
import { report } from '#lib/report.ts';
import { type Caption, toExtension } from '#tools/design/caption.ts';

/**
 * A recording as a browser writes it has neither a duration, so players cannot seek in it, nor a title.
 * Its encoded frames are copied into a file with both; the last frame stays until the full
 * duration is reached.
 */
export async function finishVideo(video: Blob, caption: Caption, seconds: number): Promise<Blob> {
	try {
		return await pack(video, caption, seconds);
	} catch (error) {
		report(error, 'write the length of the video');
		return video;
	}
}

async function pack(video: Blob, { title, footer, site }: Caption, seconds: number): Promise<Blob> {
	const input = new Input({ source: new BlobSource(video), formats: [WEBM, MATROSKA, MP4] });
	const track = await input.getPrimaryVideoTrack();
	const config = await track?.getDecoderConfig();
	if (!track?.codec || !config) throw new Error('The video has no pictures.');
	const output = new Output({
		format: toExtension(video.type) === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat(),
		target: new BufferTarget(),
	});
	const source = new EncodedVideoPacketSource(track.codec);
	output.addVideoTrack(source);
	output.setMetadataTags({ title, comment: `${footer} ${site}` });
	await output.start();
	let first: number | undefined;
	let last: EncodedPacket | undefined;
	for await (const packet of new EncodedPacketSink(track).packets()) {
		if (last) await source.add(last, { decoderConfig: config });
		first ??= packet.timestamp;
		last = packet.clone({ timestamp: packet.timestamp - first });
	}
	if (!last) throw new Error('The video has no pictures.');
	const duration = Math.max(last.duration, seconds - last.timestamp);
	await source.add(last.clone({ duration }), { decoderConfig: config });
	await output.finalize();
	const { buffer } = output.target;
	if (!buffer) throw new Error('The video holds no data.');
	return new Blob([buffer], { type: video.type });
}
