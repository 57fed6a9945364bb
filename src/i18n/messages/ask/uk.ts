import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	reply: 'Відповідь',
	timeZone: 'Час',
	summer: '{standard}, улітку {summer}',
	terms: 'Зайнятість',
	copy: 'Скопіювати',
	copyEmail: 'Скопіювати електронну адресу',
	copied: 'Електронну адресу скопійовано.',
	notCopied: 'Не вдалося скопіювати адресу. Ось вона:',
	card: 'Картка контакту (vCard)',
} satisfies MessagesLike<typeof en>;
