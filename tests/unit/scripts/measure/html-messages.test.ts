import { expect, test } from 'vitest';
import { isNewCss, isPolicyGuess } from '../../../../scripts/measure/html/messages.ts';

function isNew(message: string): boolean {
	return isNewCss({ type: 'error', message });
}

test('CSS the checker does not know yet is told from a mistake', () => {
	expect(isNew("CSS: “anchor-name”: Property “anchor-name” doesn't exist.")).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@view-transition”')).toBe(true);
	expect(isNew("CSS: “colour”: Property “colour” doesn't exist.")).toBe(false);
	expect(isNew('CSS: “transition”: “fast” is not a “transition” value.')).toBe(false);
	expect(isNew('CSS: “color”: Parse Error.')).toBe(false);
});

test('an error of the HTML is never put aside', () => {
	expect(isNew('A “style” element in “body” must be the first child of its parent.')).toBe(false);
});

test('what the checker guesses of the content policy is told from its other warnings', () => {
	const policy = 'Inline script violates Content Security Policy (meta tag): blocked by …';
	expect(isPolicyGuess({ type: 'info', message: policy })).toBe(true);
	expect(isPolicyGuess({ type: 'info', message: 'Consider adding a “lang” attribute.' })).toBe(
		false,
	);
});
