import { localePaths } from '#i18n/locales.ts';
import { toCvPdf } from '#pages/_cv-pdf.ts';

export const getStaticPaths = localePaths;

/** The CV with nothing left out: every project, every diploma and every certificate. */
export const GET = toCvPdf({ complete: true });
