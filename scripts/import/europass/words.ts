/** What Europass has as a heading of its own in every language, and the site as the title of a record. */
const titles = {
	en: {
		...{ driving: 'Driving licence', Communication: 'Communication' },
		...{ Organisational: 'Organisation', JobRelated: 'Job-related skills' },
		...{ Computer: 'Digital skills', Other: 'Other skills' },
	},
	uk: {
		...{ driving: 'Посвідчення водія', Communication: 'Спілкування' },
		...{ Organisational: 'Організація', JobRelated: 'Фахові навички' },
		...{ Computer: 'Цифрові навички', Other: 'Інші навички' },
	},
	es: {
		...{ driving: 'Permiso de conducir', Communication: 'Comunicación' },
		...{ Organisational: 'Organización', JobRelated: 'Competencias profesionales' },
		...{ Computer: 'Competencias digitales', Other: 'Otras competencias' },
	},
	de: {
		...{ driving: 'Führerschein', Communication: 'Kommunikation' },
		...{ Organisational: 'Organisation', JobRelated: 'Berufliche Kompetenzen' },
		...{ Computer: 'Digitale Kompetenzen', Other: 'Sonstige Kompetenzen' },
	},
} as const;

/** In English where the code does not know the language of the file. */
export function toTitles(language: string): (typeof titles)[keyof typeof titles] {
	return Object.entries(titles).find(([known]) => known === language)?.[1] ?? titles.en;
}

/** @example toLanguageName('de', 'eng') // 'Englisch' */
export function toLanguageName(language: string, code: string | undefined): string | undefined {
	if (code === undefined || !/^[a-z]{2,3}$/i.test(code)) return code;
	return new Intl.DisplayNames(language, { type: 'language' }).of(code.toLowerCase());
}
