import { resumeWords } from '../../../scripts/content/words/areas.ts';
import { listForms } from '../../../scripts/content/words/plural-forms.ts';
import {
	completeWords,
	readReadyWords,
	readyLanguages,
} from '../../../scripts/content/words/ready-words.ts';
import { checkWords } from '../../../scripts/content/words/word-mistakes.ts';

/** Words that a language shares with English. */
const shared: Readonly<Record<string, string>> = {
	de: 'demo extra links soft skills version video website iq',
	fr: 'actions contact cv date document documents e mail extra image images menu page pages pdf publications technologies total version',
	it: 'cv demo diploma e mail extra home menu pdf video',
	nl: 'contact demo diploma document e mail extra home iq links menu project skills soft tools updates video website',
	pl: 'cv demo e mail menu pdf',
	pt: 'cv demo diploma diplomas e mail extra links menu pdf total',
	sv: 'cv demo extra iq pdf period version video',
};

test('a variety of a language has its texts, and the author’s own come first', () => {
	const german = readReadyWords('de-at');
	expect(german).toEqual(readReadyWords('de'));
	expect(readReadyWords('den')).toBeUndefined();
	const own = {
		common: { menu: 'Karte', home: '', search: { wrong: 1 } },
		todo: { title: 'Liste' },
	};
	expect(completeWords(own, german)).toMatchObject({
		common: { menu: 'Karte', home: 'Start' },
		todo: { title: 'Liste' },
	});
	expect(completeWords(own, undefined)).toBe(own);
});

describe.each(readyLanguages)('the texts in "%s"', (tag) => {
	const { readByNativeSpeaker, ...words } = readReadyWords(tag) ?? {};
	const texts = [...listTexts(words)];
	const english = new Map(listTexts(resumeWords));

	test('are those of every page, with their placeholders', () => {
		expect(typeof readByNativeSpeaker).toBe('boolean');
		const file = [`i18n/${tag}.json`, JSON.stringify(words)] as const;
		expect(checkWords({ texts: new Map([file]) })).toEqual([]);
		// Each plural has the forms that the CLDR lists for the language: https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html
		const keys = [...english.keys()].flatMap((key) =>
			english.has(key.replace(/\w+$/, 'one'))
				? listForms(tag).map((form) => key.replace(/\w+$/, form))
				: key,
		);
		expect(texts.map(([key]) => key).sort()).toEqual([...new Set(keys)].sort());
	});

	test('are not empty, not English, and have no straight quotes', () => {
		for (const [key, text] of texts) {
			expect(text, key).toMatch(/^\S(.*\S)?$/);
			expect(text, key).not.toMatch(/["'`]/);
		}
		const allowed = shared[tag]?.split(' ');
		const same = texts.filter(([key, text]) => text === english.get(key));
		const words = same.flatMap(([, text]) => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []);
		expect(words.filter((word) => !allowed?.includes(word.toLowerCase()))).toEqual([]);
	});
});

/** Each text by its path. @example [...listTexts({ a: { b: 'x' } })] // [['a.b', 'x']] */
function* listTexts(words: object, path = ''): Generator<[string, string]> {
	for (const [key, value] of Object.entries(words)) {
		if (typeof value === 'string') yield [path + key, value];
		else yield* listTexts(value, `${path}${key}.`);
	}
}
