import { resumePages } from '../fixtures/resume-pages.ts';

test('the resume pages are those of the specification', () => {
	expect(resumePages).toEqual([
		'/',
		'/projects',
		'/education',
		'/experience',
		'/skills',
		'/certificates',
		'/certificates/backend',
		'/certificates/frontend',
		'/certificates/database',
		'/certificates/designer',
		'/certificates/pm',
		'/certificates/english',
		'/certificates/other',
		'/about',
		'/accessibility',
	]);
});
