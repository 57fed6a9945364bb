import { expect, test } from 'vitest';
import { listResumePaths } from '#i18n/resume-pages.ts';

test('the categories follow the page of the certificates, in their own order', () => {
	expect(listResumePaths(() => true, ['/certificates/nursing', '/certificates/german'])).toEqual([
		'/',
		'/projects',
		'/education',
		'/experience',
		'/skills',
		'/certificates',
		'/certificates/nursing',
		'/certificates/german',
		'/about',
		'/accessibility',
	]);
});
