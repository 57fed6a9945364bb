import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { heard } from '../heard.ts';

/**
 * Tests that a form, named by its file in `islands`, says these words each time it is sent with spaces, or with nothing,
 * and has them, or as they are seen, in the descriptions of the fields that are wrong (WCAG techniques ARIA1 and ARIA21).
 */
export function testBlank(name: string, form: ReactElement, words: string, described = words) {
	test(`${name} refuses a blank text in words, each time`, () => {
		render(form);
		const field = document.querySelector<HTMLElement>('form input, form textarea');
		const sent = document.querySelector('form');
		if (!field || !sent) throw new Error('There is no form.');
		field.focus();
		for (const value of [' ', '']) {
			fireEvent.change(field, { target: { value } });
			heard();
			fireEvent.submit(sent);
			expect(heard()).toEqual([words]);
			expect(describeInvalid()).toContain(described);
		}
	});
}

/** The last description of each field that is marked as wrong: it follows those that are always there. */
export function describeInvalid(): string {
	return [...document.querySelectorAll('[aria-invalid=true]')]
		.map((field) => field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
		.map((id) => document.getElementById(id)?.textContent)
		.join(' ');
}
