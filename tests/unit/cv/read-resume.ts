import { vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { getResume, type Resume } from '#queries/resume.ts';

vi.mock('astro:content', () => import('./content-on-disk.ts'));

export const siteAddress = 'https://site.example/';

/** The CV of the content on disk. */
export function readResume(locale: Locale, tag?: string): Promise<Resume> {
	return getResume(locale, siteAddress, tag);
}
