import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	enlarge: 'Збільшити: {name}',
	shown: '{place} із {all}: {name}',
	previous: 'Попереднє',
	next: 'Наступне',
	keys: 'Стрілки або жест убік показують інші, Esc закриває.',
	newWindow: 'відкриється в\u00a0новому вікні',
	notLoaded: 'Зображення недоступне.',
	openIt: 'Відкрити оригінал',
	download: 'Завантажити',
	downloading: 'Завантажуємо…',
	downloaded: 'Завантажено.',
	notDownloaded: 'Завантажити звідси не вдалося. Відкрийте в\u00a0новому вікні та збережіть там.',
	copy: 'Скопіювати посилання',
	copied: 'Посилання скопійовано.',
	notCopied: 'Браузер не дозволяє копіювати. Посилання виділено.',
	address: 'Посилання',
} satisfies MessagesLike<typeof en>;
