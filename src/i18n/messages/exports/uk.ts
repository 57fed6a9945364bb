import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	save: 'Зберегти',
	picture: 'Зображення',
	format: 'Формат',
	formats: {
		jpg: 'JPG',
		png: 'PNG, прозорий',
		pdf: 'PDF, A4',
		turntable: 'Відео повного оберту',
		recording: 'Запис наживо',
		glb: 'GLB',
		usdz: 'USDZ',
	},
	inView: 'Лише те, що видно зараз',
	make: 'Створити файл',
	startVideo: 'Почати запис',
	stopVideo: 'Зупинити й\u00a0зберегти',
	recording: 'Запис: {seconds}\u00a0с',
	size: 'Розмір',
	qualities: { small: 'Малий', hd: 'HD', fullHd: 'Full HD', uhd: '4K' },
	length: 'Тривалість',
	seconds: '{seconds}\u00a0с',
	rendering: 'Кадр {frame} з\u00a0{frames}',
	recordingStarted: 'Запис розпочато.',
	rendered: 'Відео: готово {share}.',
	cancel: 'Скасувати',
	cancelled: 'Скасовано.',
	model: 'Модель',
	sharing: {
		image: 'Поділитися зображенням',
		shared: 'Надіслано.',
		room: 'Побачити у\u00a0своїй кімнаті',
	},
	preparing: 'Готуємо файл…',
	saved: 'Файл {file} збережено.',
	errors: {
		scene:
			'Для цього файлу потрібна 3D-сцена. Скопіюйте посилання й\u00a0відкрийте його в\u00a0іншому браузері.',
		font: 'Не вдалося завантажити шрифт для PDF, тому файл не створено. Спробуйте ще раз.',
		file: 'Не вдалося створити файл. Спробуйте ще раз.',
		'video-unsupported':
			'Цей браузер не вміє записувати відео в\u00a0жодному з\u00a0потрібних форматів.',
		'video-empty': 'Запис порожній, тому нічого не збережено. Спробуйте ще раз.',
	},
} satisfies MessagesLike<typeof en>;
