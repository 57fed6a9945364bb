import { describe, expect, test } from 'vitest';
import { formatDay } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { experience } from '#i18n/messages/experience/index.ts';
import { jobs } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

describe.each(locales)('experience in %s', (locale) => {
	const page = site.openPage(locale, '/experience');
	const articles = page.all('main article');
	const t = experience[locale];

	test('the four jobs are in order with their days, duties, tasks and skills', () => {
		expect(jobs).toHaveLength(4);
		expect(articles).toHaveLength(4);
		for (const [index, job] of jobs.entries()) {
			const article = articles[index];
			const textsOf = (selector: string) => article?.all(selector).map(({ text }) => text);
			expect(textsOf('h2')).toEqual([job.job[locale]]);
			expect(textsOf('h3')).toEqual([t.results, t.mainDuties, t.relatedDuties, t.skills]);
			expect(textsOf('time')).toEqual(
				[job.start, job.end].flatMap((day) => (day ? [formatDay(locale, day)] : [])),
			);
			expect(textsOf('li')).toEqual(
				[job.tasks, job.mainDuties, job.relatedDuties].flatMap((lines) => lines?.[locale] ?? []),
			);
			expect(textsOf('summary')).toEqual([t.duties]);
			expect(article?.text).toContain(job.company[locale]);
			expect(textsOf('.labels > *')).toEqual(job.skills);
			if (!job.end) expect(article?.text).toContain(common[locale].now);
		}
	});

	test('a result of a job is shown as it was before and after', () => {
		expect(jobs.flatMap(({ results = [] }) => results).length).toBeGreaterThan(0);
		for (const [index, { results = [] }] of jobs.entries()) {
			for (const { what, before, after } of results) {
				const figure = articles[index]
					?.all('.job-results p')
					.find(({ text }) => text.includes(what[locale] ?? ''));
				expect(figure?.textOf('.change')).toContain(`${after}`);
				expect(figure?.textOf('.change')).toContain(`${before}`);
			}
		}
	});

	test('the jobs began and ended on the days of the specification', () => {
		expect(page.all('main time').map((time) => time.attribute('datetime'))).toEqual([
			'2023-01-14',
			'2016-12-27',
			'2023-01-13',
			'2001-01-15',
			'2023-01-13',
			'2000-09-12',
			'2004-06-30',
		]);
	});
});
