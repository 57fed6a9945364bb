import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Резюме',
	description: 'Резюме: {name}, {job}. Досвід, навички, вибрані проєкти, освіта й мови.',
	summary: 'Про себе',
	selectedProjects: 'Вибрані проєкти',
	website: 'Сайт',
	kinds: {
		messenger: 'Месенджер',
		chat: 'Чат',
		professional: 'Професійна мережа',
		code: 'Код',
		social: 'Соціальна мережа',
		microblog: 'Мікроблог',
		video: 'Відео',
		email: 'Пошта',
		telephone: 'Телефон',
	},
	documents: {
		one: '# документ',
		few: '# документи',
		many: '# документів',
		other: '# документа',
	},
	totals: '{certificates} і {diplomas}. Переглянути всі можна тут:',
	certificates: {
		one: '# сертифікат',
		few: '# сертифікати',
		many: '# сертифікатів',
		other: '# сертифіката',
	},
	diplomas: {
		one: '# диплом',
		few: '# дипломи',
		many: '# дипломів',
		other: '# диплома',
	},
} satisfies MessagesLike<typeof en>;
