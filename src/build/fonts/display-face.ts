/** The package ships a file for each script; a title may hold letters of both. */
export const displayScripts = {
	latin: /[ -\u00ff\u2000-\u22ff]/,
	cyrillic: /[\u0400-\u045f\u0490\u0491]/,
} as const;

export type Script = keyof typeof displayScripts;

export const displayWeight = 600;

export function displayFile(script: Script): string {
	return `node_modules/@fontsource-variable/unbounded/files/unbounded-${script}-wght-normal.woff2`;
}

/** Which of the files has the letter; none has those of other alphabets. */
export function scriptOf(letter: string): Script | undefined {
	if (displayScripts.latin.test(letter)) return 'latin';
	return displayScripts.cyrillic.test(letter) ? 'cyrillic' : undefined;
}
