import { toJsonResume } from '#cv/forms/json-resume.ts';
import { localePaths } from '#i18n/locales.ts';
import { toForm, toJson } from '#pages/_form.ts';

export const getStaticPaths = localePaths;

export const GET = toForm('application/json', (resume, photo) =>
	toJson(toJsonResume(resume, photo)),
);
