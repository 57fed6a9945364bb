import { firstText, type TextPrint } from './print.ts';

/** The number of a player whose text names none. */
const firstNumber = '10';

/**
 * A name in an arch over a large number, as on the back of a team: “Шевченко 7” gives both.
 * @example toTeamTexts('Gómez 9').map(({ text }) => text) // ['GÓMEZ', '9']
 */
export function toTeamTexts(line: string, language: string): TextPrint[] {
	const [, name = '', number] = /^(.*?)\s*(\d{1,3})?$/u.exec(line.trim()) ?? [];
	const team = { ...firstText, face: 'oswald', weight: 800 } as const;
	const below = { ...team, text: number ?? firstNumber, positionY: -0.15, scale: 1.5 };
	if (name === '') return [below];
	const text = name.toLocaleUpperCase(language);
	return [{ ...team, text, positionY: 0.62, scale: 1.7, arch: 0.28 }, below];
}
