import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Про цей сайт',
	total: {
		one: '{count} технологія',
		few: '{count} технології',
		many: '{count} технологій',
		other: '{count} технології',
	},
	description: '{name} – портфоліо: як його зроблено і які технології за ним стоять ({count}).',
	more: 'Докладніше',
	technologies: 'Технології',
	version: 'Версія',
	purpose: 'Призначення',
	caption: 'Технології цього сайту',
} satisfies MessagesLike<typeof en>;
