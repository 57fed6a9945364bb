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
	description: '{name} – портфоліо: як його зроблено та які технології використано ({count}).',
	more: 'Докладніше',
	technologies: 'Технології',
	version: 'Версія',
	purpose: 'Призначення',
	caption: 'Технології цього сайту',
} satisfies MessagesLike<typeof en>;
