import { formatAge } from '#i18n/format-age.ts';

const minute = 60_000;

test.each([
	[-minute, 'now', 'зараз', 'ahora'],
	[59_999, 'now', 'зараз', 'ahora'],
	[minute, '1 minute ago', '1 хвилину тому', 'hace 1 minuto'],
	[12.9 * minute, '12 minutes ago', '12 хвилин тому', 'hace 12 minutos'],
	[47.9 * 60 * minute, '47 hours ago', '47 годин тому', 'hace 47 horas'],
	[72 * 60 * minute, '3 days ago', '3 дні тому', 'hace 3 días'],
])('%i ms are put into words', (ms, en, uk, es) => {
	expect([formatAge('en', ms), formatAge('uk', ms), formatAge('es', ms)]).toEqual([en, uk, es]);
});
