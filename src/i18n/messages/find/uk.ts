import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Знайти будь-що',
	field: 'Проєкт, навичка, сертифікат, сторінка або дія',
	results: 'Результати',
	close: 'Закрити',
	loading: 'Завантаження…',
	failed: 'Не вдалося завантажити дані для пошуку. Можливо, зник зв’язок.',
	again: 'Спробувати ще раз',
	none: 'За запитом «{query}» нічого не знайдено.',
	hint: 'Спробуйте коротше слово або те саме іншою мовою.',
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
	themes: {
		system: 'Кольори як на пристрої',
		light: 'Світлі кольори',
		dark: 'Темні кольори',
	},
	viewModes: {
		normal: 'Показати звичайні картинки',
		alternative: 'Показати вишиті картинки',
	},
	copyEmail: 'Скопіювати електронну адресу',
	copied: 'Адресу скопійовано.',
	notCopied: 'Не вдалося скопіювати адресу.',
} satisfies MessagesLike<typeof en>;
