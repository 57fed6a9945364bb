import { formatDate } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { type Locale, toBuiltIn } from '#i18n/locales.ts';

/** One of each plural form of the site's languages, none, and one that needs its thousands parted. */
export const counts = [0, 1, 2, 5, 21, 1000] as const;

const numbers =
	/^(all|at|bands|chest|depth|done|frames?|height|layer|line|most|moves|number|pages?|passed|percent|place|seconds?|seed|share|size|speed|step|tilt|turns?|width|year|fastest|needed|found|position)$/;
const moments = /^(time|day|date|changed|from|to|lowestDay|highestDay|age)$/;
const titles = /^(job|title|tool|technology|category|interest|theme|heading)$/;

/** The usual name, the shortest, the longest, and one with an apostrophe. */
const names = {
	en: ['Maksym', 'Li', 'Ngozi Adichie-Okonkwo of Upper Shropshire', 'Siobhán O’Neill'],
	uk: ['Максим', 'Ян', 'Олександра Кропивницька-Подільська', 'Мар’яна'],
	es: ['Maksym', 'Li', 'María de los Ángeles Fernández de Córdoba', 'Siobhán O’Neill'],
} as const;

const works = {
	en: ['Front-end developer', 'Art', 'Director of a company that exports linen'],
	uk: ['Фронтенд-розробник', 'Рік', 'Директорка підприємства, що експортує льон'],
	es: ['Desarrollador front-end', 'IA', 'Directora de una empresa que exporta lino'],
} as const;

/** What a placeholder may hold, the usual value first. */
export function listValues(locale: Locale, placeholder: string): readonly string[] {
	if (placeholder === 'count' || numbers.test(placeholder))
		return [2, ...counts].map((count) => formatNumber(locale, count));
	if (moments.test(placeholder))
		return ['2026-05-03', '2026-12'].map((day) => formatDate(locale, day));
	return titles.test(placeholder) ? works[toBuiltIn(locale)] : listNames(locale);
}

/** The usual name first, then the shortest and the longest. */
export function listNames(locale: Locale): readonly string[] {
	return names[toBuiltIn(locale)];
}
