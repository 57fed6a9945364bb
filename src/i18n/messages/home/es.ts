import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	description: '{name}. {job}. {summary}',
	titles: 'A qué me dedico',
	pauseTitles: 'Pausar los titulares',
	work: 'Ver los trabajos',
	cv: 'CV (PDF)',
	photo: 'Retrato siguiente',
	contacts: 'Contacto',
	selectedWork: 'Trabajos escogidos',
	allProjects: {
		one: '{count} proyecto',
		other: 'Los {count} proyectos',
	},
	readHow: 'Cómo se hizo',
	tryIt: 'Probarlo',
	figures: {
		how: 'Cómo se ha contado',
		countedProjects:
			'Todos los proyectos de este sitio. Son por encargo solo los que pidió y pagó un cliente, no los propios ni los hechos como empleado o voluntario.',
		countedYears:
			'Meses con al menos un empleo remunerado. Los empleos simultáneos cuentan una sola vez; el primer mes y el último, si se trabajó al menos la mitad; el voluntariado no cuenta.',
		label: 'En números',
		projects: { one: '{count} proyecto', other: '{count} proyectos' },
		forClients: { one: ', {count} por encargo', other: ', {count} por encargo' },
		years: { one: '{count} año', other: '{count} años' },
		jobs: {
			one: 'de trabajo en {count} puesto',
			other: 'de trabajo en {count} puestos',
		},
		documents: {
			one: '{count} certificado o diploma',
			other: '{count} certificados y diplomas',
		},
		to: 'a',
	},
	story: 'Cómo llegué hasta aquí',
	slides: 'En imágenes',
} satisfies MessagesLike<typeof en>;
