import { countFrames, pickRecordingType, toExtension, toTurn } from '#tools/design/caption.ts';

test('recordings are vp9, else vp8, else MP4, and named after their format', () => {
	const types = ['webm;codecs=vp9', 'webm;codecs=vp8', 'mp4'].map((type) => `video/${type}`);
	for (const [at, type] of types.entries()) {
		expect(pickRecordingType((each) => types.indexOf(each) >= at)).toBe(type);
		expect(toExtension(`${type};x`)).toBe(at < 2 ? 'webm' : 'mp4');
	}
	expect(pickRecordingType(() => false)).toBeUndefined();
});

test('a full turn has all its frames once: the last is one step before the first', () => {
	expect(countFrames(2.5)).toBe(150);
	expect([0, 75, 150].map((frame) => toTurn(frame, 150))).toEqual([0, Math.PI, 2 * Math.PI]);
});
