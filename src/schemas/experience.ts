import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { results } from './result.ts';
import { flag, names } from './text.ts';

export const experienceSchema = record({
	...editorKeys('../../../schemas/json/experience.json'),
	start: partialDate('2016-03-14')
		.optional()
		.describe(
			'When the job began, as exactly as you know it: "2016", "2016-03" or "2016-03-14". Jobs are sorted by it, newest first. Leave it out if you do not know it.',
		),
	end: partialDate('2019-08')
		.optional()
		.describe(
			'When it ended. Leave it out if this is your current job. Without a start, the page shows "until Aug 2019"; without both, no dates.',
		),
	company: localized('company', {
		en: 'Pryklad Logistics Ltd',
		uk: 'ТОВ «Приклад Логістика»',
		es: 'Pryklad Logistics, S. L.',
	})
		.optional()
		.describe('Name of the company, or "Self-employed".'),
	job: localized('job title', {
		en: 'Interface developer',
		uk: 'Розробниця інтерфейсів',
		es: 'Desarrolladora de interfaces',
	})
		.optional()
		.describe('Title of the position. Without it, the name of the company is the heading.'),
	place: localized('place', {
		en: 'Odesa, Ukraine',
		uk: 'Одеса, Україна',
		es: 'Odesa, Ucrania',
	})
		.optional()
		.describe('Where the work is done: city and country, or "Remote".'),
	website: link('https://company.example').optional().describe('Website of the company.'),
	volunteer: flag(
		'true for unpaid work for a good cause. It is marked as such, follows the jobs, and does not count as years of work.',
	).optional(),
	description: localized('description', {
		en: 'A carrier with 120 lorries. I was responsible for what its drivers see on their phones.',
		uk: 'Перевізник зі 120 вантажівками. Я відповідала за те, що водії бачать на телефонах.',
		es: 'Un transportista con 120 camiones. Yo respondía de lo que los conductores ven en el teléfono.',
	})
		.optional()
		.describe('One or two sentences about the company and your part in it, before the lists.'),
	mainDuties: localizedList('list of main duties', {
		en: ['Interfaces in TypeScript and React', 'Accessibility and performance audits'],
		uk: ['Інтерфейси на TypeScript і React', 'Аудит доступності та швидкодії'],
		es: ['Interfaces en TypeScript y React', 'Auditorías de accesibilidad y rendimiento'],
	})
		.optional()
		.describe('Main duties, one per line.'),
	relatedDuties: localizedList('list of related duties', {
		en: ['Estimates and contracts', 'Interviews with applicants'],
		uk: ['Кошториси й договори', 'Співбесіди з кандидатами'],
		es: ['Presupuestos y contratos', 'Entrevistas de selección'],
	})
		.optional()
		.describe('Further duties, one per line.'),
	tasks: localizedList('list of results', {
		en: ['Cut load time from 6.1 to 1.4 s', 'Delivered six projects, five of them on schedule'],
		uk: ['Скоротив завантаження з 6,1 до 1,4 с', 'Здав шість проєктів, п’ять із них у строк'],
		es: ['Reduje la carga de 6,1 a 1,4 s', 'Entregué seis proyectos, cinco de ellos a tiempo'],
	})
		.optional()
		.describe('What you achieved, one result per line, with numbers where possible.'),
	results: results()
		.optional()
		.describe(
			'Results in numbers. The experience page shows them large, before those of the projects that belong to this job.',
		),
	skills: names('list of skills', ['Route planning', 'React'])
		.default([])
		.describe('Skills you used. The names are the same in all languages.'),
	...marks([
		...['start', 'end', 'place', 'website', 'description', 'mainDuties', 'relatedDuties', 'tasks'],
		...['results', 'skills'],
	]),
});
