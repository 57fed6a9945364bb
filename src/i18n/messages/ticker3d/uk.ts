import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	show: 'Рухомий 3D-рядок',
	on: 'Показати',
	off: 'Сховати',
	pause: 'Призупинити 3D-рядок',
	run: 'Запустити 3D-рядок',
	none: 'У\u00a0цьому браузері немає тривимірної графіки (WebGL 2), тож рядок подано текстом.',
	failed: '3D-рядок не вдалося завантажити, тож його подано текстом.',
} satisfies MessagesLike<typeof en>;
