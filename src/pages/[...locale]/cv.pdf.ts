import { localePaths } from '#i18n/locales.ts';
import { toCvPdf } from '#pages/_cv-pdf.ts';

export const getStaticPaths = localePaths;

export const GET = toCvPdf();
