import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	description: '{name} – {job}. Портфоліо та резюме: проєкти, досвід, освіта й сертифікати.',
	titles: 'Чим я\u00a0займаюся',
	pauseTitles: 'Зупинити змінний рядок',
	photo: 'Наступний портрет',
	contacts: 'Контакти',
	story: 'Як я\u00a0сюди прийшов',
	slides: 'З майстерні',
} satisfies MessagesLike<typeof en>;
