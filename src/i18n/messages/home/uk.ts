import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	description: '{name}. {job}. {summary}',
	titles: 'Чим я\u00a0займаюся',
	pauseTitles: 'Призупинити зміну заголовків',
	work: 'Переглянути роботи',
	cv: 'Резюме (PDF)',
	photo: 'Наступний портрет',
	contacts: 'Контакти',
	selectedWork: 'Вибрані роботи',
	allProjects: {
		one: '{count} проєкт',
		few: 'Усі {count} проєкти',
		many: 'Усі {count} проєктів',
		other: 'Усі {count} проєкту',
	},
	readHow: 'Як це зроблено',
	tryIt: 'Спробувати',
	figures: {
		how: 'Як пораховано',
		countedProjects:
			'Усі проєкти на цьому сайті. На замовлення – лише ті, які замовив і\u00a0оплатив хтось інший: власні продукти, робота за наймом і\u00a0волонтерство до них не входять.',
		countedYears:
			'Місяці, у\u00a0які була хоча б одна оплачувана робота. Одночасні роботи враховано один раз, перший і\u00a0останній місяць – якщо відпрацьовано щонайменше половину, волонтерство – ні.',
		label: 'У\u00a0цифрах',
		projects: {
			one: '{count} проєкт',
			few: '{count} проєкти',
			many: '{count} проєктів',
			other: '{count} проєкту',
		},
		forClients: {
			one: ', із них {count} на\u00a0замовлення',
			few: ', із них {count} на\u00a0замовлення',
			many: ', із них {count} на\u00a0замовлення',
			other: ', із них {count} на\u00a0замовлення',
		},
		years: {
			one: '{count} рік',
			few: '{count} роки',
			many: '{count} років',
			other: '{count} року',
		},
		jobs: {
			one: 'роботи на {count} посаді',
			few: 'роботи на {count} посадах',
			many: 'роботи на {count} посадах',
			other: 'роботи на {count} посадах',
		},
		documents: {
			one: '{count} сертифікат чи диплом',
			few: '{count} сертифікати й\u00a0дипломи',
			many: '{count} сертифікатів і\u00a0дипломів',
			other: '{count} сертифіката й\u00a0диплома',
		},
		to: 'стало',
	},
	story: 'Мій шлях',
	slides: 'На фото',
} satisfies MessagesLike<typeof en>;
