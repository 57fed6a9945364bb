import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { makeBlankPng } from '../../fixtures/blank-png.ts';

export interface HostileFile {
	name: string;
	type: string;
	bytes: Buffer;
}

/** A PNG of a few kilobytes that would take a gigabyte when it is decoded: 16,384 pixels at each side. */
export function makeBomb(): HostileFile {
	return { name: 'bomb.png', type: 'image/png', bytes: makeBlankPng(16_384) };
}

/** A drawing that would run a script, and fetch from elsewhere, if it were shown as a page. */
export function makeScriptedDrawing(): HostileFile {
	const bytes = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="parent.caught = 1">
			<script>window.caught = top.caught = 1; fetch('https://example.com/caught')</script>
			<image href="https://example.com/caught.png" width="9" height="9"/>
			<rect width="64" height="64" fill="#c41f45"/>
		</svg>`,
	);
	return { name: 'drawing.svg', type: 'image/svg+xml', bytes };
}

/** Fifteen kilobytes that would stop a page for a minute: each of 300 shapes is blurred and filled with noise. */
export function makeFilterBomb(): HostileFile {
	const bytes = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">
			<feTurbulence baseFrequency="0.9" numOctaves="60"/><feGaussianBlur stdDeviation="900"/></filter>
			${'<rect filter="url(#f)" width="4000" height="4000"/>'.repeat(300)}</svg>`,
	);
	return { name: 'glow.svg', type: 'image/svg+xml', bytes };
}

/** As programs for diagrams write it: the words are HTML. */
export function makeForeignDrawing(): HostileFile {
	const bytes = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><foreignObject width="64" height="64">
			<p xmlns="http://www.w3.org/1999/xhtml">Words</p></foreignObject></svg>`,
	);
	return { name: 'diagram.svg', type: 'image/svg+xml', bytes };
}

/** The beginning of a photo of a phone. */
export function makeHeic(): HostileFile {
	const bytes = Buffer.concat([
		Buffer.from('00000018', 'hex'),
		Buffer.from('ftypheic'),
		Buffer.from('00000000', 'hex'),
		Buffer.from('mif1heic'),
		Buffer.alloc(2000, 1),
	]);
	return { name: 'photo.jpg', type: 'image/jpeg', bytes };
}

/** A true picture with a page behind its end. */
export async function makePolyglot(): Promise<HostileFile> {
	const bytes = Buffer.concat([
		(await makePicture()).bytes,
		Buffer.from('<script>window.caught = 1</script>'),
	]);
	return { name: 'polyglot.png', type: 'image/png', bytes };
}

/** A picture of one old kind that is a script as well, with the name of another kind. */
export function makeScriptPicture(): HostileFile {
	return {
		name: 'script.png',
		type: 'image/png',
		bytes: Buffer.from('GIF89a=1;window.caught=1;//'),
	};
}

export async function makeTruncated(): Promise<HostileFile> {
	const { bytes } = await makePicture();
	return { name: 'half.png', type: 'image/png', bytes: bytes.subarray(0, bytes.length / 2) };
}

/** The beginning of a video from a phone. */
export function makeVideo(): HostileFile {
	const bytes = Buffer.concat([
		Buffer.from('00000018', 'hex'),
		Buffer.from('ftypmp42'),
		Buffer.from('00000000', 'hex'),
		Buffer.from('mp42isom'),
		Buffer.alloc(2000, 1),
	]);
	return { name: 'film.png', type: 'image/png', bytes };
}

async function makePicture() {
	const bytes = await sharp({
		create: {
			width: 96,
			height: 96,
			channels: 3,
			noise: { type: 'gaussian', mean: 120, sigma: 60 },
			background: '#1f45c4',
		},
	})
		.png()
		.toBuffer();
	return { bytes };
}
