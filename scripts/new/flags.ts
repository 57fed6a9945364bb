import type { Flags } from './ask.ts';

/** Flags without a value. */
const alone = ['force', 'help', 'tools'];

/**
 * The arguments of `npm run new --`: a kind, then flags with a value each.
 *
 * @example parseFlags(['project', '--title.en', 'Shop']) // { word: 'project', flags: { 'title.en': 'Shop' } }
 */
export function parseFlags(args: readonly string[]): { word: string | undefined; flags: Flags } {
	const flags: Record<string, string> = {};
	let word: string | undefined;
	for (let at = 0; at < args.length; at += 1) {
		const arg = args[at] ?? '';
		const [, name, joined] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
		if (name === undefined) {
			if (word !== undefined)
				throw new Error(
					`"${arg}" does not belong to any flag. Put text that contains spaces in quotes.`,
				);
			word = arg;
		} else if (joined !== undefined || alone.includes(name)) flags[name] = joined ?? '';
		else {
			at += 1;
			const value = args[at];
			if (value === undefined) throw new Error(`--${name} needs a value.`);
			flags[name] = value;
		}
	}
	return { word, flags };
}
