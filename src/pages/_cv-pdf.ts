import type { APIRoute } from 'astro';
import { compileCv } from '#cv/compile.ts';
import { toCv } from '#cv/model.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { getResume } from '#queries/resume.ts';

/** Pages of a version for which the author sets no number. */
const usualPages = 2;

/** The CV as PDF, in the language and the version that the address names. The complete one has any number of pages. */
export function toCvPdf({ complete = false } = {}): APIRoute {
	return async ({ params, site, url }) => {
		const locale = parseLocale(params.locale) ?? defaultLocale;
		const resume = await getResume(locale, (site ?? url).href, params.variant);
		const most = complete ? undefined : (resume.cv.pages ?? usualPages);
		const { pdf, pages, cv } = await compileCv(toCv(resume, { complete }), most);
		if (cv.leftOut) {
			const ofPages = pages === 1 ? '1 page' : `${pages} pages`;
			// The build has begun a line with the address and finishes it after this.
			console.info(
				`\n${url.pathname} has ${ofPages}. Its last line: ${cv.leftOut.text || cv.leftOut.link.text}`,
			);
		}
		if (most !== undefined && pages > most) {
			console.warn(
				`${url.pathname} has ${pages} pages instead of ${most}: name, contacts and summary alone need them. Shorten the summary.`,
			);
		}
		return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
	};
}
