import { expect, test } from 'vitest';
import { listCaseStudyPaths } from '../../scripts/case-studies.ts';
import { listMeasuredPages } from '../../scripts/measure/addresses.ts';
import { resumePages } from '../fixtures/resume-pages.ts';

test('every resume page and every case study is measured in three languages', () => {
	const pages = listMeasuredPages();
	const studies = listCaseStudyPaths();
	expect(studies).toContain('/projects/bakery');
	expect(pages).toHaveLength((resumePages.length + studies.length) * 3);
	expect(pages.slice(0, 3).map(({ path }) => path)).toEqual(['/', '/uk', '/es']);
	expect(listMeasuredPages('/es/skills').map(({ path }) => path)).toEqual(['/es/skills']);
});
