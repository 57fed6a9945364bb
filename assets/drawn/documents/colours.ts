import { palette } from '../palette.ts';
import type { Paper } from './paper.ts';

export interface Colours {
	/** First thread, headings and labels. */
	accent: string;
	/** Second thread. */
	second: string;
}

/** By group of certificates, by school; any other kind is grey. */
const accents: Readonly<Record<string, string>> = {
	html: palette.terracotta,
	javascript: '#a86a08',
	angular: '#a3283b',
	react: palette.cobalt,
	vue: '#23714f',
	php: '#4d46a6',
	python: '#22618a',
	ruby: '#9a1f45',
	java: palette.brick,
	database: palette.night,
	designer: '#7c2f68',
	english: '#23566b',
	pm: '#2c5a3a',
	provider: palette.cobalt,
	school: '#23714f',
	academy: palette.terracotta,
	university: palette.night,
	language: '#1d5f7e',
};

export function toColours(kind: Paper['kind']): Colours {
	return {
		accent: accents[kind] ?? '#3f4c63',
		second: kind === 'javascript' ? palette.cobalt : '#d89a1c',
	};
}

export const sheet = '#fbf8f1';
export const ink = palette.ink;
export const quietInk = '#565a66';
export const line = '#cfc7b6';
