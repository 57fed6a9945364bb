import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Резюме',
	description: 'Резюме: {name}. {job}. Досвід, навички, освіта й\u00a0мови.',
	summary: 'Про себе',
	selectedProjects: 'Вибрані проєкти',
	publications: 'Публікації',
	caseStudy: 'Історія проєкту',
	website: 'Сайт',
	ownSite: 'Особистий сайт',
	address: 'Адреса',
	born: 'Дата народження',
	/** Before the final mark of a school. */
	grade: 'Оцінка',
	interests: 'Захоплення',
	references: 'Рекомендації',
	whole: 'Повне резюме одним файлом',
	feed: '{name}: що нового',
	variants: 'Короткі версії резюме',
	variantTitle: 'Резюме: {title}',
	variantDescription:
		'Резюме: {name}. {title}: досвід, навички, проєкти й\u00a0освіта за цим напрямом, також у\u00a0PDF.',
	complete: 'Повне резюме з\u00a0усіма документами, у\u00a0PDF',
	asPdf: 'Ця версія у\u00a0PDF',
	kinds: {
		email: 'Ел. пошта',
		telephone: 'Телефон',
	},
	documents: {
		one: '{count} документ',
		few: '{count} документи',
		many: '{count} документів',
		other: '{count} документа',
	},
	total: '{documents}. Переглянути можна тут:',
	totals: '{documents}. Переглянути всі можна тут:',
	/** The last line of a version that is limited to its pages; an address follows. */
	leftOut: 'Ще {list}:',
	leftOutKinds: {
		job: {
			one: '{count} місце роботи',
			few: '{count} місця роботи',
			many: '{count} місць роботи',
			other: '{count} місця роботи',
		},
		project: {
			one: '{count} проєкт',
			few: '{count} проєкти',
			many: '{count} проєктів',
			other: '{count} проєкту',
		},
		publication: {
			one: '{count} публікація',
			few: '{count} публікації',
			many: '{count} публікацій',
			other: '{count} публікації',
		},
		place: {
			one: '{count} навчальний заклад',
			few: '{count} навчальні заклади',
			many: '{count} навчальних закладів',
			other: '{count} навчального закладу',
		},
		language: {
			one: '{count} мова',
			few: '{count} мови',
			many: '{count} мов',
			other: '{count} мови',
		},
		reference: {
			one: '{count} рекомендація',
			few: '{count} рекомендації',
			many: '{count} рекомендацій',
			other: '{count} рекомендації',
		},
	},
	/** Level of the native language. */
	native: 'Рідна',
	certificates: {
		one: '{count} сертифікат',
		few: '{count} сертифікати',
		many: '{count} сертифікатів',
		other: '{count} сертифіката',
	},
	diplomas: {
		one: '{count} диплом',
		few: '{count} дипломи',
		many: '{count} дипломів',
		other: '{count} диплома',
	},
} satisfies MessagesLike<typeof en>;
