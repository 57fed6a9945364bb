import { toPlainText } from '#cv/forms/plain-text.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { localePaths } from '#i18n/locales.ts';
import { toForm } from '#pages/_form.ts';

export const getStaticPaths = localePaths;

export const GET = toForm('text/plain;charset=utf-8', (resume) =>
	toPlainText(toWholeBlocks(resume), resume.locale),
);
