/**
 * How the words begin that people write for currencies, in the three languages, whichever of them the page has; the
 * first currency is meant unless another one of the list has been chosen. Crowns and rupees are left out: no first one is.
 */
const beginnings: readonly (readonly [begin: string, ...codes: string[]])[] = [
	['dollar', 'USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
	['долар', 'USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
	['dolar', 'USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
	['euro', 'EUR'],
	['євро', 'EUR'],
	['hryvn', 'UAH'],
	['грив', 'UAH'],
	['grivn', 'UAH'],
	['pound', 'GBP', 'EGP', 'LBP'],
	['фунт', 'GBP', 'EGP', 'LBP'],
	['libra', 'GBP', 'EGP', 'LBP'],
	['zlot', 'PLN'],
	['злот', 'PLN'],
	['eslot', 'PLN'],
	['franc', 'CHF'],
	['франк', 'CHF'],
	['yuan', 'CNY'],
	['юан', 'CNY'],
	['yen', 'JPY'],
	['єн', 'JPY'],
	['lira', 'TRY'],
	['лір', 'TRY'],
];

/** Endings are short in all three: dollars, доларами, dólares. */
const longestEnding = 3;

/** What people write for a currency besides its code. */
const symbols: Readonly<Record<string, string>> = {
	$: 'USD',
	US$: 'USD',
	'€': 'EUR',
	'£': 'GBP',
	'₴': 'UAH',
	ГРН: 'UAH',
	'₺': 'TRY',
	ZŁ: 'PLN',
	KČ: 'CZK',
	'¥': 'JPY',
	'₪': 'ILS',
	'₩': 'KRW',
	'₹': 'INR',
};

/**
 * The currencies that a word or a sign may mean, the most likely one first.
 * @example toMeantCurrencies('доларів') // ['USD', 'CAD', …]
 */
export function toMeantCurrencies(word: string): readonly string[] {
	const symbol = symbols[word.toLocaleUpperCase('en')];
	if (symbol !== undefined) return [symbol];
	const plain = word.toLowerCase().replaceAll('ó', 'o');
	const [, ...codes] =
		beginnings.find(
			([begin]) => plain.startsWith(begin) && plain.length <= begin.length + longestEnding,
		) ?? [];
	return codes;
}
