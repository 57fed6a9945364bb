import {
	askLanguages,
	readLanguage,
	withoutOtherLanguages,
} from '../../../../scripts/init/languages.ts';

const ask = (...answers: string[]) => {
	const printed: string[] = [];
	const asking = {
		flags: {},
		ask: async () => answers.shift(),
		print: (text: string) => printed.push(text),
		remember: () => {},
	};
	return { asking, printed };
};

test('languages are understood by tag and by name, each once', async () => {
	const { asking, printed } = ask('Portuguese, DE; deutsch українська');
	expect(await askLanguages(asking, [])).toEqual(['pt', 'de', 'uk']);
	expect(printed).toEqual([]);
	// In the languages whose texts are ready, as the CLDR names them.
	const german = ['allemand', 'tedesco', 'niemiecki', 'alemão', 'Duits', 'tyska', 'الألمانية'];
	expect(german.map(readLanguage)).toEqual(german.map(() => 'de'));
	expect(['Arabisch', 'العربية', 'AR'].map(readLanguage)).toEqual(['ar', 'ar', 'ar']);
});

test.each([
	['Deutsch und Arabisch', ['de', 'ar']],
	['German and Arabic', ['de', 'ar']],
	['español y alemán', ['es', 'de']],
	['українська та німецька', ['uk', 'de']],
	['polski i niemiecki', ['pl', 'de']],
	['allemand et arabe', ['de', 'ar']],
	['tedesco e arabo', ['de', 'ar']],
	['de / ar', ['de', 'ar']],
	['de/ar, et', ['de', 'ar', 'et']],
])('"%s" are several languages', async (answer, tags) => {
	expect(await askLanguages(ask(answer).asking, [])).toEqual(tags);
});

test('anything that is not a language is explained, and the question repeated', async () => {
	const { asking, printed } = ask('Arabsich', 'xx', 'pt-br');
	expect(await askLanguages(asking, [])).toEqual(['pt-br']);
	expect(printed).toEqual([
		'"Arabsich" is not known as a language. Did you mean ar (Arabic)?',
		'"xx" is not known as a language. Write its tag of two or three letters, for example "pt" for Portuguese.',
	]);
});

test('without an answer they are those of before, or English and those of the flags', async () => {
	expect(await askLanguages(ask('').asking, ['de', 'en'])).toEqual(['de', 'en']);
	const flags = { 'name.uk': 'Олена', 'contact.code': 'github.com/olena', email: 'a@b.example' };
	expect(await askLanguages({ ...ask('').asking, flags }, [])).toEqual(['en', 'uk']);
});

test('answers for languages that go are forgotten', () => {
	const answers = { 'name.pt': 'Inês', 'name.de': 'Ines', 'contact.code': 'x', email: 'y' };
	expect(withoutOtherLanguages(answers, ['pt'])).toEqual({
		'name.pt': 'Inês',
		'contact.code': 'x',
		email: 'y',
	});
});
