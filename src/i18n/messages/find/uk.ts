import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Пошук на сайті',
	results: 'Результати',
	close: 'Закрити',
	loading: 'Завантаження…',
	failed: 'Не вдалося завантажити дані для пошуку. Перевірте з’єднання й спробуйте ще раз.',
	again: 'Спробувати ще раз',
	none: 'За запитом «{query}» нічого не знайдено.',
	hint: 'Спробуйте коротше слово або те саме слово іншою мовою.',
	certificates: 'Пошук сертифікатів',
	found: {
		one: '{count} результат',
		few: '{count} результати',
		many: '{count} результатів',
		other: '{count} результату',
	},
	all: 'Показати всі {count}',
	groups: {
		page: 'Сторінки',
		project: 'Проєкти',
		job: 'Досвід',
		publication: 'Публікації',
		school: 'Освіта',
		skill: 'Навички й технології',
		certificate: 'Сертифікати й дипломи',
		tool: 'Інструменти',
		action: 'Дії',
	},
	keys: {
		choose: 'вибрати',
		open: 'відкрити',
		newTab: 'у новій вкладці',
		close: 'закрити',
	},
	languages: {
		en: 'Читати англійською',
		uk: 'Читати українською',
		es: 'Читати іспанською',
	},
	otherLanguage: 'Читати такою мовою: {language}',
	themes: {
		system: 'Увімкнути системну тему',
		light: 'Увімкнути світлу тему',
		dark: 'Увімкнути темну тему',
	},
	viewModes: {
		normal: 'Показати звичайні зображення',
		alternative: 'Показати вишиті зображення',
	},
	themeWords: {
		system: 'системна тема, автоматично',
		light: 'світла тема, денна',
		dark: 'темна тема, нічна',
	},
	viewWords: {
		normal: 'фотографії, звичайний вигляд',
		alternative: 'вишивка, стібок, стібки, хрестик',
	},
	copyEmail: 'Скопіювати адресу електронної пошти',
	copied: 'Адресу скопійовано.',
	notCopied: 'Не вдалося скопіювати адресу.',
} satisfies MessagesLike<typeof en>;
