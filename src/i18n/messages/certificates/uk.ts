import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const uk = {
	title: 'Сертифікати',
	total: {
		one: '{count} документ',
		few: '{count} документи',
		many: '{count} документів',
		other: '{count} документа',
	},
	description:
		'{name} – сертифікати ({count}) і дипломи ({diplomas}) у семи категоріях, із пошуком.',
	lead: 'Сім полиць, один пошук і зображення кожного документа.',
	categories: {
		backend: 'Бекенд',
		frontend: 'Фронтенд',
		database: 'Бази даних',
		designer: 'Дизайн',
		pm: 'Управління проєктами',
		english: 'Англійська',
		other: 'Інше',
	},
	groups: {
		java: 'Java',
		php: 'PHP',
		python: 'Python',
		ruby: 'Ruby',
		html: 'HTML5 і CSS3, WordPress',
		javascript: 'JavaScript',
		angular: 'Angular, TypeScript',
		react: 'React',
		vue: 'Vue, jQuery та інші',
	},
	categoryDescription:
		'{category}. {name} – сертифікати: назви, номери, результати, дати й самі документи.',
	groupDiploma: 'Сторінка диплома',
	count: {
		one: '{count} сертифікат',
		few: '{count} сертифікати',
		many: '{count} сертифікатів',
		other: '{count} сертифіката',
	},
	tiles: 'Категорії',
	totals: 'Підсумки',
	diplomas: 'Дипломи',
	certificates: 'Сертифікати',
	search: 'Пошук',
	openSearch: 'Відкрити пошук',
	closeSearch: 'Закрити пошук',
	field: 'Назва, номер або дата',
	hint: 'Досить одного зі слів: де збігів більше, те вище.',
	searching: 'Знайти сертифікат або диплом',
	clear: 'Очистити',
	found: {
		one: 'Знайдено {count} документ',
		few: 'Знайдено {count} документи',
		many: 'Знайдено {count} документів',
		other: 'Знайдено {count} документа',
	},
	none: 'На жаль, нічого не знайдено. Спробуйте інше слово, номер або дату.',
	slides: 'Документи в картинках',
} satisfies MessagesLike<typeof en>;
