import type { Choice } from './choice.ts';

/** The line that names what is checked if the content is that of an owner and not the sample. */
export function describeOwnContent(run: Choice['run']): string {
	if (run === 'matrix') {
		return 'The content is your own ("sample": false). The matrix expects the sample, so some of its tests fail.';
	}
	const checked =
		run === 'check'
			? 'the content, the types and the files for hosts'
			: 'the content, the types, the files for hosts, the build and its links';
	return `The content is your own ("sample": false), so this checks ${checked}. The tests of the code expect the sample; npm run test:unit runs them.`;
}
