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
			<use href="https://example.com/caught.svg#a"/>
			<rect width="64" height="64" fill="#c41f45" mask="url(https://example.com/caught.svg#b)"/>
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

/** A true picture with a page behind its end. */
export async function makePolyglot(): Promise<HostileFile> {
	const bytes = Buffer.concat([
		await makePicture(),
		Buffer.from('<script>window.caught = 1</script>'),
	]);
	return { name: 'polyglot.png', type: 'image/png', bytes };
}

function makePicture(): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
	const picture = { width: 96, height: 96, channels: 3, noise, background: '#1f45c4' } as const;
	return sharp({ create: picture }).png().toBuffer();
}
