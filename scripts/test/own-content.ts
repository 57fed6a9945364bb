import type { Choice } from './choice.ts';

/** The line that names what is checked if the content is that of an owner and not the sample. */
export function describeOwnContent(run: Choice['run']): string {
	if (run === 'matrix') {
		return 'The content is your own ("sample": false). The matrix expects the sample, so some of its tests fail.';
	}
	const checked =
		run === 'check' ? 'the code and the content' : 'the code, the content and the built site';
	return `The content is your own ("sample": false), so this checks ${checked}, without what is true of the sample alone.`;
}
