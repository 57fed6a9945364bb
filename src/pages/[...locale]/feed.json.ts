import { toJsonFeed } from '#cv/forms/json-feed.ts';
import { localePaths } from '#i18n/locales.ts';
import { toForm, toJson } from '#pages/_form.ts';

export const getStaticPaths = localePaths;

export const GET = toForm('application/feed+json', (resume) => toJson(toJsonFeed(resume)));
