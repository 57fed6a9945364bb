import { fireEvent, screen } from '@testing-library/react';

/** What a visitor does on the page, and what the page shows. */

export function clickText(text: string) {
	fireEvent.click(screen.getByText(text));
}

export function clickButton(name: string) {
	fireEvent.click(screen.getByRole('button', { name }));
}

export function clickLabelled(label: string) {
	fireEvent.click(screen.getByLabelText(label));
}

/** @returns false where the page keeps the key from the browser */
export function strike(target: Element, key: string, held: KeyboardEventInit = {}): boolean {
	return fireEvent.keyDown(target, { key, ...held });
}

export function enterText(field: Element, value: string) {
	fireEvent.change(field, { target: { value } });
}

export function textAt(selector: string): string | undefined {
	return document.querySelector(selector)?.textContent;
}

export function textsAt(selector: string): string[] {
	return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

export function countAt(selector: string): number {
	return document.querySelectorAll(selector).length;
}
