import { defaultLocale, localePaths } from '#i18n/locales.ts';
import { toCvPdf } from '#pages/_cv-pdf.ts';
import { getSite } from '#queries/site.ts';

export async function getStaticPaths() {
	const { variants } = await getSite(defaultLocale);
	return localePaths().flatMap(({ params }) =>
		variants.map(({ id }) => ({ params: { ...params, variant: id } })),
	);
}

export const GET = toCvPdf();
