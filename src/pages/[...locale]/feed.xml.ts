import { toAtomFeed } from '#cv/forms/atom.ts';
import { localePaths } from '#i18n/locales.ts';
import { toForm } from '#pages/_form.ts';

export const getStaticPaths = localePaths;

export const GET = toForm('application/atom+xml;charset=utf-8', toAtomFeed);
