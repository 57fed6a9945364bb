import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Досвід',
	description:
		'Досвід роботи, {name}: фронтенд-розробник, генеральний директор, заступник генерального директора; обов’язки, завдання, результати.',
	lead: 'Від керування компаніями до створення інтерфейсів.',
	mainDuties: 'Основні обов’язки',
	relatedDuties: 'Супутні обов’язки',
	tasks: 'Завдання та результати',
	skills: 'Навички',
} satisfies MessagesLike<typeof en>;
