import type { Locale } from '#i18n/locales.ts';

/** The texts in every exported file. */
export interface Caption {
	title: string;
	/** The day in the visitor's language. */
	date: string;
	footer: string;
	/** Address of the site, without the page. */
	site: string;
	/** Of all these words. */
	language: Locale;
}

/** Why an export failed: a key of the messages. */
export type ExportFailure = 'scene' | 'font' | 'file' | 'video-unsupported' | 'video-empty';

/** An export failed for a reason that has its own words. */
export class ExportError extends Error {
	readonly reason: ExportFailure;

	constructor(reason: ExportFailure, message: string) {
		super(message);
		this.reason = reason;
	}
}

/** Sizes of pictures and videos in pixels. */
export const exportSizes = {
	small: [640, 360],
	hd: [1280, 720],
	fullHd: [1920, 1080],
	uhd: [3840, 2160],
} as const;
export type ExportSize = keyof typeof exportSizes;

/** Frames per second of every video. */
export const framesPerSecond = 60;
/** Quality of JPEG, 0 to 1. */
export const jpegQuality = 0.99;
/** Seconds that a rendered full turn may take. */
export const turnSeconds = [1, 2.5, 5, 10] as const;

/** Formats of recordings, the best first; MP4 is what Safari has. */
const recordingTypes = [
	'video/webm;codecs=vp9',
	'video/webm;codecs=vp8',
	'video/webm',
	'video/mp4',
] as const;

/** @example toExtension('video/mp4;codecs=avc1') // 'mp4' */
export function toExtension(type: string): 'webm' | 'mp4' {
	return type.startsWith('video/mp4') ? 'mp4' : 'webm';
}

/** The first format that this browser can record, or undefined. */
export function pickRecordingType(isSupported: (type: string) => boolean): string | undefined {
	return recordingTypes.find(isSupported);
}

/** How far a garment has turned in a frame of a full turn, in radians; frame 0 has not. */
export function toTurn(frame: number, frames: number): number {
	return (frame / frames) * 2 * Math.PI;
}

export function countFrames(seconds: number): number {
	return Math.round(seconds * framesPerSecond);
}
