import { expect, test } from 'vitest';
import { isPolicyGuess, isTooNew } from '../../../../scripts/measure/html/messages.ts';

function isNew(message: string): boolean {
	return isTooNew({ type: 'error', message });
}

test('CSS the checker does not know yet is distinguished from a mistake', () => {
	expect(isNew("CSS: “anchor-name”: Property “anchor-name” doesn't exist.")).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@view-transition”')).toBe(true);
	expect(isNew("CSS: “colour”: Property “colour” doesn't exist.")).toBe(false);
	expect(isNew('CSS: “transition”: “fast” is not a “transition” value.')).toBe(false);
	expect(isNew('CSS: “color”: Parse Error.')).toBe(false);
});

test('the attributes of forms for agents are distinguished from others that are not allowed', () => {
	const toMessage = (name: string, element: string) =>
		`Attribute “${name}” not allowed on element “${element}” at this point.`;
	expect(isNew(toMessage('toolname', 'form'))).toBe(true);
	expect(isNew(toMessage('toolparamdescription', 'input'))).toBe(true);
	expect(isNew(toMessage('toolname', 'div'))).toBe(false);
	expect(isNew(toMessage('tooltip', 'form'))).toBe(false);
});

test('an error of the HTML is never put aside', () => {
	expect(isNew('A “style” element in “body” must be the first child of its parent.')).toBe(false);
});

test('what the checker guesses of the content policy is distinguished from its other warnings', () => {
	const policy = 'Inline script violates Content Security Policy (meta tag): blocked by …';
	expect(isPolicyGuess({ type: 'info', message: policy })).toBe(true);
	expect(isPolicyGuess({ type: 'info', message: 'Consider adding a “lang” attribute.' })).toBe(
		false,
	);
});
