import type { APIRoute } from 'astro';
import { seekPicture } from '#components/picture/pictures.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { toFirstPhoto } from '#lib/photo-rules.ts';
import { getResume, type Resume } from '#queries/resume.ts';
import { getPhotos } from '#queries/site.ts';

/** A file made from the CV in each language: what the routes of all forms have in common. */
export function toForm(
	contentType: string,
	toBody: (resume: Resume, photo: string | undefined) => string,
): APIRoute {
	return async ({ params, site, url }) => {
		const locale = parseLocale(params.locale) ?? defaultLocale;
		const address = (site ?? url).href;
		const body = toBody(await getResume(locale, address), await getPhotoAddress(address));
		return new Response(body, { headers: { 'Content-Type': contentType } });
	};
}

/** Readable by people too: tools for reading JSON are not at hand everywhere. */
export function toJson(value: object): string {
	return `${JSON.stringify(value, null, '\t')}\n`;
}

/** The portrait that the home page opens with, in full. */
export async function getPhotoAddress(siteAddress: string): Promise<string | undefined> {
	const photos = await getPhotos(defaultLocale);
	const picture = seekPicture(photos[toFirstPhoto(photos.length)]?.picture ?? '');
	return picture && new URL(picture.src, siteAddress).href;
}
