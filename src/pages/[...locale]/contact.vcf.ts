import { toContactCard } from '#cv/forms/vcard.ts';
import { localePaths } from '#i18n/locales.ts';
import { embedPhoto, toForm } from '#pages/_form.ts';

export const getStaticPaths = localePaths;

export const GET = toForm('text/vcard;charset=utf-8', toContactCard, embedPhoto);
