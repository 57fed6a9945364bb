import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

/** What a visitor does on the page, and what the page shows. */

/** Shows an island on a page that has this HTML before it. */
export function showOnPage(html: string, island: ReactElement) {
	document.body.innerHTML = `${html}<div id="root"></div>`;
	const container = document.getElementById('root');
	if (!container) throw new Error('The page is not there.');
	return render(island, { container });
}

export function search(query: string) {
	fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } });
}

export function idsAt(selector: string): string[] {
	return [...document.querySelectorAll(selector)].map(({ id }) => id);
}

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
