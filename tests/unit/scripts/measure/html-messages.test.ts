import { expect, test } from 'vitest';
import { isPolicyGuess, isTooNew } from '../../../../scripts/measure/html/messages.ts';

function isNew(message: string, extract?: string): boolean {
	return isTooNew({ type: 'error', message, ...(extract && { extract }) });
}

test('CSS the checker does not know yet is distinguished from a mistake', () => {
	expect(isNew("CSS: “anchor-name”: Property “anchor-name” doesn't exist.")).toBe(true);
	expect(isNew('CSS: “stroke”: Cannot invoke "org.w3c.css.values.CssValue.getType()"')).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@view-transition”')).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@container”')).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@property”')).toBe(true);
	expect(isNew('CSS: Unrecognized at-rule “@contain”')).toBe(false);
	expect(isNew('CSS: “container”: Parse Error.')).toBe(true);
	expect(isNew("CSS: “field-sizing”: Property “field-sizing” doesn't exist.")).toBe(true);
	expect(isNew("CSS: “vector-effect”: Property “vector-effect” doesn't exist.")).toBe(true);
	expect(isNew("CSS: “colour”: Property “colour” doesn't exist.")).toBe(false);
	expect(isNew('CSS: “transition”: “fast” is not a “transition” value.')).toBe(false);
	expect(isNew('CSS: “color”: Parse Error.')).toBe(false);
});

test('a parse error is too new only at a selector or a length that the checker cannot read', () => {
	expect(isNew('CSS: Parse Error.', 'ransition-old(*),::view-transi')).toBe(true);
	expect(isNew('CSS: Parse Error.', 'on-group(.cover){animation-dur')).toBe(true);
	expect(isNew('CSS: Parse Error.', ', 38cqi, 16rem));cursor:crossh')).toBe(true);
	expect(isNew('CSS: Parse Error.', '.header{color red}')).toBe(false);
	expect(isNew('CSS: “gap”: Parse Error.', '.5rem,4cqi,4rem);display:grid;')).toBe(true);
	expect(isNew('CSS: “gap”: Parse Error.', '.5rem,4cpi,4rem);display:grid;')).toBe(false);
	expect(isNew('CSS: “font”: Parse Error.', ' 1.4 var(--text);font-feature-')).toBe(true);
	expect(isNew('CSS: “font”: Parse Error.', 'h1{font:bold}')).toBe(false);
	expect(isNew('CSS: “font-size”: Parse Error.', ' / var(--widest))}}.hero-pictur')).toBe(true);
	expect(isNew('CSS: “font-size”: Parse Error.', 'h1{font-size:2em 3em}')).toBe(false);
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
