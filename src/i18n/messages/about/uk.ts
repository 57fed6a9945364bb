import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Про цей сайт',
	description: 'Як зроблено портфоліо ({name}) і з яких технологій його складено: {count}.',
	more: 'Докладніше',
	technologies: 'Технології',
	version: 'Версія',
	purpose: 'Призначення',
	caption: 'Технології цього сайту',
} satisfies MessagesLike<typeof en>;
