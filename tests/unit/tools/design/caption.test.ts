import { expect, test } from 'vitest';
import {
	countFrames,
	exportSizes,
	framesPerSecond,
	jpegQuality,
	pickRecordingType,
	toExtension,
	toTurn,
} from '#tools/design/caption.ts';

test('videos have 60 frames a second, JPEG has a quality of 0.99', () => {
	expect(framesPerSecond).toBe(60);
	expect(jpegQuality).toBe(0.99);
});

test('recordings are vp9, else vp8, else MP4', () => {
	const vp8 = (type: string) => !type.includes('vp9');
	const safari = (type: string) => type === 'video/mp4';
	expect(pickRecordingType(() => true)).toBe('video/webm;codecs=vp9');
	expect(pickRecordingType(vp8)).toBe('video/webm;codecs=vp8');
	expect(pickRecordingType(safari)).toBe('video/mp4');
	expect(pickRecordingType(() => false)).toBeUndefined();
});

test('files are named after their format', () => {
	expect(toExtension('video/mp4;codecs=avc1')).toBe('mp4');
	expect(toExtension('video/webm;codecs=vp9')).toBe('webm');
});

test('a full turn has all its frames once: the last is one step before the first', () => {
	const frames = countFrames(2.5);
	expect(frames).toBe(150);
	expect(toTurn(0, frames)).toBe(0);
	expect(toTurn(frames, frames)).toBeCloseTo(2 * Math.PI, 12);
	expect(toTurn(frames - 1, frames)).toBeLessThan(2 * Math.PI);
});

test('the largest size is 4K', () => {
	expect(exportSizes.uhd).toEqual([3840, 2160]);
});
