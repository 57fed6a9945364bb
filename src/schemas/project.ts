import { customers } from '#lib/customers.ts';
import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, localizedList } from './localized.ts';
import { marks } from './marks.ts';
import { cover, gallery } from './project-picture.ts';
import { record } from './record.ts';
import { results } from './result.ts';
import { choice, documentNames, entryName, flag, names, order } from './text.ts';

export const projectSchema = record({
	...editorKeys('../../../schemas/json/project.json'),
	title: localized('title', {
		en: 'Booking site for a seaside hotel',
		uk: 'Сайт бронювання для готелю біля моря',
		es: 'Web de reservas para un hotel junto al mar',
	}).describe('Name of the project, shown as its heading.'),
	type: localized('type', {
		en: 'Web application',
		uk: 'Вебзастосунок',
		es: 'Aplicación web',
	})
		.optional()
		.describe('Kind of project, for example "Web application". Shown above the title.'),
	start: partialDate('2021-03')
		.optional()
		.describe(
			'When the work began, as exactly as you know it: "2021", "2021-03" or "2021-03-14". Projects are sorted by it. Leave it out if you do not know it.',
		),
	end: partialDate('2022-01')
		.optional()
		.describe(
			'When the work ended. Leave it out if it is still going on. Without a start, the page shows "until Jan 2022"; without both, no dates.',
		),
	description: localized('description', {
		en: 'A booking form that keeps its data when the connection drops, for a family hotel with 34 rooms. Direct bookings rose from one in eight to one in three in a season.',
		uk: 'Форма бронювання, яка не втрачає даних без зв’язку, для сімейного готелю на 34 номери. За сезон частка прямих бронювань зросла з однієї восьмої до третини.',
		es: 'Un formulario de reserva que conserva los datos si se pierde la conexión, para un hotel familiar de 34 habitaciones. En una temporada, las reservas directas pasaron de una de cada ocho a una de cada tres.',
	})
		.optional()
		.describe('Two or three sentences: the problem, your work and the result.'),
	highlights: localizedList('list of highlights', {
		en: ['Bookings survive a lost connection', 'Opened in four languages'],
		uk: ['Бронювання не зникає без зв’язку', 'Відкрито чотирма мовами'],
		es: ['Las reservas resisten un corte de conexión', 'Se abrió en cuatro idiomas'],
	})
		.optional()
		.describe('What stands out, one line each, below the description.'),
	technologies: names('list of technologies', ['TypeScript', 'React'])
		.default([])
		.describe(
			'Names as visitors see them and search for them, most important first. The years of experience on the skills page are calculated from them.',
		),
	source: link('https://code.example/you/hotel')
		.optional()
		.describe('Address of the source code. Leave it out if the code is not public.'),
	demo: link('https://hotel.example')
		.optional()
		.describe('Where visitors can try it: an address, or a page of this site.'),
	video: link('https://video.example/watch/hotel')
		.optional()
		.describe('Address of a video about it, for example on YouTube.'),
	featured: order()
		.optional()
		.describe(
			'Position among the selected projects on the home page, starting at 1. Leave it out if the project should not appear there.',
		),
	cover: cover().optional(),
	gallery: gallery().optional(),
	role: localized('role', {
		en: 'Sole developer',
		uk: 'Єдиний розробник',
		es: 'Único desarrollador',
	})
		.optional()
		.describe('Your role, in a few words, for example "Sole developer".'),
	team: localized('team', {
		en: 'Two back-end developers, three dispatchers',
		uk: 'Двоє бекенд-розробників, троє диспетчерів',
		es: 'Dos desarrolladores de back-end, tres operadores de tráfico',
	})
		.optional()
		.describe(
			'Who you worked with, in a few words. Leave it out if you worked alone and the role makes that clear.',
		),
	client: localized('client', {
		en: 'A family hotel, 34 rooms',
		uk: 'Сімейний готель на 34 номери',
		es: 'Un hotel familiar, 34 habitaciones',
	})
		.optional()
		.describe(
			'Who the work was for, in a few words: the client, or the customers of your own product.',
		),
	for: choice('kind of customer', customers)
		.optional()
		.describe(
			'Whose project it was: "client" for a customer, "own" for your own product, exercise or site, "employer" for work inside a job, also in your own company, "volunteer" for unpaid work for a good cause. The home page counts the projects for clients. The projects page has them first (without any, those for an employer, or for a good cause), with large covers, then all others, and a filter; if no project has this field, it is one list.',
		),
	paid: flag(
		'false for a client who did not pay: the home page counts only those who did. Without it, a client paid.',
		false,
	).optional(),
	results: results().optional(),
	certificates: documentNames()
		.optional()
		.describe(
			'Certificates or diplomas related to this work, each written as "<list or school>/<file name>", for example "react/hooks".',
		),
	job: entryName('job', 'front-end-developer', 'experience')
		.optional()
		.describe(
			'Job in which you did this work: the name of its file in src/content/experience, without .json.',
		),
	...marks([
		...[
			'type',
			'start',
			'end',
			'description',
			'highlights',
			'source',
			'demo',
			'video',
			'cover',
			'gallery',
			'role',
			'team',
			'client',
		],
		...['results', 'certificates', 'job'],
	]),
});
