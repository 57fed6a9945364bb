import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { drawPortrait } from '#build/pictures/portrait.ts';
import { hasPicture, toPortrait } from '#components/picture/pictures.ts';
import { defaultLocale, type Locale, parseLocale } from '#i18n/locales.ts';
import { toFirstPhoto } from '#lib/photo-rules.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { getPhotos, type Photo } from '#queries/site.ts';

/** Base64 makes 40 kB of it. Some address books refuse a card with a much larger photo. */
const mostEmbeddedBytes = 30_000;

/** A file made from the CV in each language: what the routes of all forms have in common. */
export function toForm(
	contentType: string,
	toBody: (resume: Resume, photo: string | undefined) => string,
	getPhoto = getPhotoAddress,
): APIRoute {
	return async ({ params, site, url }) => {
		const locale = parseLocale(params.locale) ?? defaultLocale;
		const address = (site ?? url).href;
		const body = toBody(await getResume(locale, address), await getPhoto(address));
		return new Response(body, { headers: { 'Content-Type': contentType } });
	};
}

/** Readable by people too: tools for reading JSON are not at hand everywhere. The marks of direction are for those who show lines. */
export function toJson(value: object): string {
	const text = JSON.stringify(value, null, '\t');
	return `${text.replace(/[\u200e\u200f\u2068\u2069]/g, '')}\n`;
}

/** Address of the portrait that the home page opens with, as a JPEG. */
export async function getPhotoAddress(siteAddress: string): Promise<string | undefined> {
	const file = (await getPortrait(defaultLocale))?.picture;
	return file && new URL(await toPortrait(file), siteAddress).href;
}

/** The same portrait, smaller, as a `data:` address: an address book needs no connection to show it. */
export async function embedPhoto(): Promise<string | undefined> {
	const file = (await getPortrait(defaultLocale))?.picture;
	if (file === undefined) return undefined;
	const photo = await drawPortrait(
		await readFile(join('src/assets', file)),
		400,
		mostEmbeddedBytes,
	);
	return `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`;
}

/** The portrait that the home page opens with, or the one that is `steps` later. */
export async function getPortrait(locale: Locale, steps = 0): Promise<Photo | undefined> {
	const photos = (await getPhotos(locale)).filter(({ picture }) => hasPicture(picture));
	return photos[(toFirstPhoto(photos) + steps) % photos.length];
}
