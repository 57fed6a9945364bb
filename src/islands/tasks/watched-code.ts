import { toClassicScript } from '#lib/trace/classic-script.ts';
import { highlight, type Token } from '#lib/trace/highlight.ts';
import { instrument } from '#lib/trace/instrument.ts';

/** The visitor's code as a script that reports its steps, and its lines with their colours. */
export function toWatched(code: string): { script: string; lines: Token[][] } {
	const { script, names } = toClassicScript(code);
	return { script: instrument(script) + names, lines: highlight(code) };
}
