import { firstText, type TextPrint } from './print.ts';

/** The number of a player whose text names none. */
const firstNumber = '10';
/** A letter 5 cm high takes this share of the scale of its name. */
const scaleOfLetter = 0.2;
const narrowest = 0.5;
const widest = 1.7;

/**
 * A name in an arch over a large number, as on the back of a team: “Шевченко 7” gives both.
 * @example toTeamTexts('Gómez 9').map(({ text }) => text) // ['GÓMEZ', '9']
 */
export function toTeamTexts(line: string, language: string): TextPrint[] {
	const [, name = '', number] = /^(.*?)\s*(\d{1,3})?$/u.exec(line.trim()) ?? [];
	const team = { ...firstText, face: 'oswald', weight: 800 } as const;
	const below = { ...team, text: number ?? firstNumber, positionY: -0.3, scale: 1.2 };
	if (name === '') return [below];
	const text = name.toLocaleUpperCase(language);
	// Below the seam of the yoke, with letters of one height however long the name is.
	const scale = Math.min(widest, Math.max(narrowest, [...text].length * scaleOfLetter));
	return [{ ...team, text, positionY: 0.4, scale, arch: 0.28 }, below];
}
