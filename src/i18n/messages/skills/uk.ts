import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Навички',
	description:
		'Навички: {name}. Фахові навички та робота з\u00a0людьми, роки практики в\u00a0кожній справі.',
	lead: 'З чим я\u00a0працюю і як працюю з людьми.',
	hard: 'Професійні навички',
	soft: 'Гнучкі навички',
	iq: 'Тест на інтелект',
	iqResult: 'Результат',
	iqDate: 'Дата тесту',
	iqOrganization: 'Організатор',
	iqReport: 'Звіт (PDF)',
	iqReports: {
		en: 'англійською',
		uk: 'українською',
		es: 'іспанською',
	},
	iqTest: 'Пройти тест',
	special: 'Вибрані сертифікати',
	ranking: 'Рейтинг розробника',
	showRanking: 'Показати рейтинг розробника',
	hideRanking: 'Сховати рейтинг розробника',
	rankingNote:
		'Пораховано за місяцями, у\u00a0які технологію використано хоча б в\u00a0одному проєкті.',
	years: {
		one: '{count} рік',
		few: '{count} роки',
		many: '{count} років',
		other: '{count} року',
	},
	since: 'з\u00a0{year} року',
	usedIn: 'Приклади:',
	inProjects: {
		one: '{count} проєкт',
		few: '{count} проєкти',
		many: '{count} проєктів',
		other: '{count} проєкту',
	},
} satisfies MessagesLike<typeof en>;
