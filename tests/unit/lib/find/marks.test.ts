import fc from 'fast-check';
import { Finder } from '#lib/find/finder.ts';
import { markAsked } from '#lib/find/marks.ts';

function mark(text: string, query: string): string {
	const { asked } = new Finder([{ title: text, also: [], detail: '', words: '' }]).find(query);
	return markAsked(text, asked)
		.map((part) => (part.marked ? `[${part.text}]` : part.text))
		.join('');
}

test.each([
	['Bakery pre-orders', 'bak', '[Bak]ery pre-orders'],
	['Bakery pre-orders', 'orders bakery', '[Bakery] pre-[orders]'],
	['Bakery pre-orders', 'preor', 'Bakery [pre-or]ders'],
	['Bakery pre-orders', 'bakrey', '[Bakery] pre-orders'],
	['Vue.js fundamentals', 'vue.js', '[Vue.js] fundamentals'],
	['JavaScript', 'script', 'Java[Script]'],
	['Степоградський університет', 'stepohrad', '[Степоград]ський університет'],
	// One letter there is several here: it is marked whole.
	['Часи', 'c', '[Ч]аси'],
	['и\u0306од', 'й', '[и\u0306]од'],
	// A soft sign is no letter of the folded text.
	['Пам’ять і час', 'пам’ять', '[Пам’ять] і час'],
	['Kyiv', 'Київ', '[Kyiv]'],
	['JavaScript', 'script jav', '[Jav]a[Script]'],
	['Nothing of it', 'zebra', 'Nothing of it'],
])('%s, asked %s: %s', (text, query, marked) => {
	expect(mark(text, query)).toBe(marked);
});

test('the parts are the text, whatever the text and the query', () => {
	const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
	fc.assert(
		fc.property(texts, texts, (text, query) => {
			expect(mark(text, query).replaceAll(/[[\]]/g, '')).toBe(text.replaceAll(/[[\]]/g, ''));
		}),
	);
});
