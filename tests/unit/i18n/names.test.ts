import { toCountryName } from '#i18n/country-name.ts';
import { toCurrencyNames } from '#i18n/currencies.ts';

test('currencies have the names of the bank, with a capital', () => {
	expect(toCurrencyNames('uk', ['GBP', 'ILS', 'VND', 'USD'])).toEqual({
		GBP: 'Фунт стерлінгів',
		ILS: 'Новий ізраїльський шекель',
		VND: 'В’єтнамський донг',
		USD: 'Долар США',
	});
	expect(toCurrencyNames('es', ['GBP'])).toEqual({ GBP: 'Libra esterlina' });
});

test('countries have the names of the press, with the apostrophe of the texts', () => {
	expect(toCountryName('uk', 'AE')).toBe('Об’єднані Арабські Емірати');
	expect(toCountryName('uk', 'US')).toBe('США');
	expect(toCountryName('en', 'HK')).toBe('Hong Kong');
	expect(toCountryName('es', 'UA')).toBe('Ucrania');
});
