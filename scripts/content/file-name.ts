const letters: Readonly<Record<string, string>> = {
	...{ а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y' },
	...{ і: 'i', ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's' },
	...{ т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ю: 'iu', я: 'ia' },
	...{ ы: 'y', э: 'e', ё: 'io', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' },
	...{ þ: 'th', ı: 'i' },
	// They only change how the letter before them sounds.
	...{ ь: '', ъ: '', '’': '', ʼ: '', "'": '' },
};

/**
 * A name for a file: small Latin letters, digits and hyphens. What cannot be written so has a number.
 * @example toFileName('Школа танців') // 'shkola-tantsiv'
 */
export function toFileName(words: string): string {
	const name = [...words.toLowerCase()]
		.map((letter) => letters[letter] ?? letter)
		.join('')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 48)
		.replace(/^-|-$/g, '');
	return ['', 'biome', 'package', 'tsconfig', 'jsconfig'].includes(name)
		? `entry-${name || '1'}`
		: name;
}
