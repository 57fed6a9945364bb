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
	description: '{name}: {documents}.',
	certificatesAndDiplomas: '{certificates} і\u00a0{diplomas}',
	inCategories: {
		one: '{documents} у\u00a0{count} категорії',
		few: '{documents} у\u00a0{count} категоріях',
		many: '{documents} у\u00a0{count} категоріях',
		other: '{documents} у\u00a0{count} категорії',
	},
	categoryDescription:
		'{category}. Сертифікати: {name}. Назви, номери, результати, дати й самі документи.',
	groupDiploma: 'Сторінка диплома',
	count: {
		one: '{count} сертифікат',
		few: '{count} сертифікати',
		many: '{count} сертифікатів',
		other: '{count} сертифіката',
	},
	tiles: 'Категорії',
	totals: 'Підсумки',
	featured: 'По одному від кожної школи',
	stitches: 'Кожен стібок – документ',
	fieldHint:
		'Наведіть курсор на стібок, торкніться його або скористайтеся стрілками, і\u00a0ви побачите назву документа й\u00a0посилання на нього.',
	earlierYears: 'Давніші роки – ліворуч: гортайте вбік.',
	legend: 'Нитки',
	threads: { certificate: 'сертифікати', other: 'інші сертифікати', diploma: 'дипломи' },
	asTable: 'Те саме числами',
	tableCaption: 'Документи за категоріями та роками',
	category: 'Категорія',
	sum: 'Разом',
	diplomas: 'Дипломи',
	certificates: 'Сертифікати',
	search: 'Пошук',
	openSearch: 'Відкрити пошук',
	closeSearch: 'Закрити пошук',
	field: 'Назва, номер або дата',
	hint: 'Досить одного слова; найкраще – угорі.',
	blank: 'Введіть, що шукати.',
	clear: 'Очистити',
	found: {
		one: 'Знайдено {count} документ',
		few: 'Знайдено {count} документи',
		many: 'Знайдено {count} документів',
		other: 'Знайдено {count} документа',
	},
	none: 'На жаль, нічого не знайдено. Спробуйте інше слово, номер або дату.',
	slides: 'Галерея документів',
} satisfies MessagesLike<typeof en>;
