import type { APIRoute } from 'astro';
import { isDrawingFile } from '#build/pictures/drawing.ts';
import { findSize, hasPicture, toAddress } from '#components/picture/pictures.ts';
import { defaultLocale, localePaths, parseLocale } from '#i18n/locales.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';

export const getStaticPaths = localePaths;

/** What the search of every page looks through. */
export const GET: APIRoute = async ({ params, site, url }) => {
	const locale = parseLocale(params.locale) ?? defaultLocale;
	return Response.json(await makeFindIndex(locale, (site ?? url).href, toPicture));
};

/** As small as the cards of a category show it, so that no further file is written. */
async function toPicture(file: string): Promise<string> {
	if (!hasPicture(file)) return '';
	const { width } = await findSize(file);
	const quality = isDrawingFile(file) ? 'drawing-60' : 72;
	return toAddress(file, { width: Math.min(300, width), format: 'webp', quality });
}
