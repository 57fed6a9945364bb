import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	show: 'Рядок 3D',
	on: 'Показати',
	off: 'Сховати',
	pause: 'Зупинити рядок 3D',
	run: 'Запустити рядок 3D',
	none: 'У\u00a0цьому браузері немає тривимірної графіки (WebGL 2), тож рядок подано текстом.',
	failed: 'Рядок 3D не вдалося завантажити, тож його подано текстом.',
} satisfies MessagesLike<typeof en>;
