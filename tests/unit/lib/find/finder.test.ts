import { type Findable, Finder } from '#lib/find/finder.ts';

function make(title: string, rest: Partial<Findable> = {}): Findable {
	return { title, also: [], detail: '', words: '', ...rest };
}

const bakery = make('Bakery pre-orders', {
	also: [
		['uk', 'Передзамовлення для пекарні'],
		['es', 'Encargos para una panadería'],
	],
	detail: 'Web application',
	words: 'Customers order in three taps. JavaScript, PHP',
});
const entries = [
	make('JavaScript: objects and classes'),
	make('Java: arrays'),
	make('Java'),
	bakery,
	make('Kyiv', { words: 'A town with bakeries' }),
];
const finder = new Finder(entries);
const find = (query: string) => finder.find(query).found.map(({ title }) => title);

test('order: the exact title ranks before its beginning, and that before a longer word', () => {
	expect(find('java').slice(0, 3)).toEqual([
		'Java',
		'Java: arrays',
		'JavaScript: objects and classes',
	]);
});

test('order: a title ranks before what is only mentioned', () => {
	expect(find('bakery')[0]).toBe('Bakery pre-orders');
	expect(find('javascript')).toEqual(['JavaScript: objects and classes', 'Bakery pre-orders']);
});

test('order: a title with a typing error ranks before longer titles with that word, too', () => {
	const long = new Finder([make('HTML and JavaScript'), make('JavaScript'), make('JavaScripted')]);
	expect(long.find('javascirpt').found[0]?.title).toBe('JavaScript');
});

test('all words have to be there, in any order and anywhere in the entry', () => {
	expect(find('php bakery')).toEqual(['Bakery pre-orders']);
	expect(find('arrays java')).toEqual(['Java: arrays']);
});

test('where no entry has all words, those with most of them are found', () => {
	expect(find('bakery php zebra')).toEqual(['Bakery pre-orders']);
	expect(find('zebra')).toEqual([]);
});

test('other languages and other alphabets lead to the entry', () => {
	expect(find('пекарня')).toEqual(['Bakery pre-orders']);
	expect(find('panaderia')).toEqual(['Bakery pre-orders']);
	expect(find('Київ')).toEqual(['Kyiv']);
	expect(find('kiev')).toEqual(['Kyiv']);
	expect(find('preorders')).toEqual(['Bakery pre-orders']);
});

test('a slip counts only where the word as it was typed is nowhere', () => {
	expect(find('bakrey')).toContain('Bakery pre-orders');
	expect(finder.find('bakrey').asked.words).toEqual([{ text: 'bakrei', by: 'withSlip' }]);
	const both = new Finder([make('Rated'), make('Dated'), make('Rates')]);
	expect(both.find('rates').found.map(({ title }) => title)).toEqual(['Rates']);
});

test('the very word ranks before the beginning of a longer one, wherever it is', () => {
	const both = new Finder([make('JavaScript'), make('Notes', { words: 'Written in Java' })]);
	expect(both.find('java').found.map(({ title }) => title)).toEqual(['Notes', 'JavaScript']);
});

test('the whole query as one piece ranks before its words in other places', () => {
	const texts = ['grows from seed to tree', 'from tree to seed'].map((words) =>
		make('x', { words }),
	);
	expect(new Finder(texts).find('tree to seed').found[0]).toBe(texts[1]);
});

test('of a text, the inside of a word is chance; of a name it is meant', () => {
	const both = new Finder([make('MySQL'), make('Novels', { words: 'novedades' })]);
	expect(both.find('sql').found.map(({ title }) => title)).toEqual(['MySQL']);
	expect(both.find('edad').found).toEqual([]);
	const strict = new Finder([make('MySQL'), make('Bordado')], { typed: 'fromStart' });
	expect(
		['sql', 'dado', 'borda', 'bordados'].map((query) => strict.find(query).found.length),
	).toEqual([0, 0, 1, 1]);
});

test('entries with fewer of the words are given apart, the best first', () => {
	const { others } = finder.find('bakery php arrays');
	expect(others.map(({ title }) => title)).toEqual(['Java: arrays', 'Kyiv']);
});

describe('an answer', () => {
	const asked = [
		make('Hibernate'),
		make('A town', { words: 'contact work english' }),
		make('x@example.com', { asked: 'hire, contact, e-mail' }),
		make('A story', { words: 'notice of a cold period tomorrow' }),
		make('Free', { asked: 'open to work, notice period' }),
		make('English', { asked: 'English', words: 'level, speak' }),
		make('All languages', { asked: 'languages, speak' }),
	];
	const answers = new Finder(asked, { ignored: 'do, you, I, can, how, to' });

	test.each([
		['hire', 'x@example.com'],
		['how can I contact you', 'x@example.com'],
		['contacts', 'x@example.com'],
		['cont', 'x@example.com'],
		['open to work', 'Free'],
		['work', 'A town'],
		['english level', 'English'],
		['do you speak english', 'English'],
		['do you speak', 'All languages'],
		['notcie period', 'Free'],
		['notice period tomorrow', 'Free'],
		['cold period', 'A story'],
	])('to "%s" is %s', (query, title) => {
		expect(answers.find(query).found[0]?.title).toBe(title);
	});
});

describe('no guess', () => {
	const all = [
		make('Factory', { asked: '22 years' }),
		make('26 years', { asked: 'years' }),
		make('TypeScript', { asked: 'ts' }),
		make('Центр'),
		make('Clinic', { words: 'vet appointments, drying, permitted hours' }),
		make('Drying room'),
	];
	const careful = new Finder(all);

	test.each([
		['22 years', 'Factory'],
		['26 years', '26 years'],
		['vetclinic', 'Clinic'],
		['driing', 'Drying room'],
	])('%s finds %s first', (query, title) => {
		expect(careful.find(query).found[0]?.title).toBe(title);
	});

	test.each([
		['a short name is not the beginning of another word', 'ts', ['TypeScript']],
		['another spelling is meant in names alone', 'drving', ['Drying room']],
		['one word in passing beside one that is nowhere', 'zebra permitted', []],
		['a compound of which no entry has both parts', 'roomclinic', []],
	])('%s', (_, query, titles) => {
		expect(careful.find(query).found.map(({ title }) => title)).toEqual(titles);
	});
});

describe('a date', () => {
	const times = [
		make('long', { dates: '2020-01/' }),
		make('ended', { dates: '2021/2022-07' }),
		make('then', { dates: '2022-07-14' }),
		make('words', { words: 'in 2022' }),
	];
	const dated = new Finder(times, {
		readDates: (query) => ({ dates: [query], rest: '' }),
	});

	test.each([
		['2022-07-14', ['then', 'long', 'ended']],
		// What is known to the day before what is known to the month.
		['2022-07', ['then', 'ended', 'long']],
		['2021', ['ended', 'long']],
		['2019', []],
	])('%s finds what began or ended then, and after that what went on', (query, titles) => {
		expect(dated.find(query).found.map(({ title }) => title)).toEqual(titles);
	});
});

describe('names by their sound', () => {
	const names = new Finder(
		[
			'TypeScript',
			'WordPress',
			'JavaScript',
			'Figma',
			'Photoshop',
			'Python',
			'Tapestry',
			'Chalice',
			'Келих',
		].map((name) => make(name)),
	);

	test.each([
		['тайпскрипт', 'TypeScript'],
		['Вордпрес', 'WordPress'],
		['джаваскрипт', 'JavaScript'],
		['фігма', 'Figma'],
		['фотошоп', 'Photoshop'],
		['пайтон', 'Python'],
	])('%s leads to %s alone', (query, title) => {
		expect(names.find(query).found.map((each) => each.title)).toEqual([title]);
	});

	test('three consonants with vowels elsewhere are another word', () => {
		expect(names.find('clock').found).toEqual([]);
	});
});
