import { toIntroduction } from '#queries/introduction.ts';

const words = (text: string) => ({ text });
const language = (name: string, level: string, lang?: 'en') => ({
	id: name,
	name: { text: name, ...(lang && { lang }) },
	level: words(level),
	tags: [],
});
const place = words('Lviv, Ukraine');

test('place, languages with their levels, and availability, in this order', () => {
	const profile = {
		place,
		nativeLanguage: words('Ukrainian'),
		availability: words('Open to work'),
	};
	const languages = [language('English', 'Upper-Intermediate (B2)'), language('Polish', 'Good')];
	expect(toIntroduction('en', profile, languages)).toEqual([
		place,
		words('Ukrainian, English B2, Polish'),
		words('Open to work'),
	]);
});

test('Ukrainian and Spanish write all names but the first with a small letter', () => {
	const profile = { place, nativeLanguage: words('Українська') };
	const languages = [language('Англійська', 'B2'), language('Georgian', 'A1', 'en')];
	expect(toIntroduction('uk', profile, languages)[1]?.text).toBe(
		'Українська, англійська B2, Georgian A1',
	);
});
