import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { clickButton } from '../page.ts';

afterEach(cleanup);

test('the search offers itself to agents, and answers one with what was found', async () => {
	const { onSearch, onEnter, type, field } = open({ answer: '3 projects found' });
	const form = field().closest('form');
	expect(form?.getAttribute('toolname')).toBe('search-projects');
	expect(form?.getAttribute('tooldescription')).toBe('Find a project');
	expect(form?.hasAttribute('toolautosubmit')).toBe(true);
	expect([field().name, field().getAttribute('toolparamdescription')]).toEqual([
		'query',
		'Title or date',
	]);
	type('css');
	const respondWith = vi.fn();
	const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
		agentInvoked: true,
		respondWith,
	});
	form?.dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
	expect(onSearch).toHaveBeenLastCalledWith('css');
	await expect(respondWith.mock.calls[0]?.[0]).resolves.toBe('3 projects found');
	expect(onEnter).not.toHaveBeenCalled();
});

test('closing calls onToggle, empties the search and goes to the button that opens it', () => {
	const { onToggle, onSearch, type, field } = open();
	type('css');
	clickButton('Close the search');
	expect(onToggle).toHaveBeenCalledExactlyOnceWith(false);
	expect(onSearch).toHaveBeenLastCalledWith('');
	expect(field().value).toBe('');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the search' }));
});

test('what was typed before React arrived is searched for at once', () => {
	const onSearch = vi.fn();
	const panel = <SearchPanel {...{ ...props(), onSearch }} />;
	document.body.innerHTML = `<div id="root">${renderToString(panel)}</div>`;
	const field = document.querySelector('input');
	if (field) field.value = 'css';
	const container = document.getElementById('root');
	if (container) render(panel, { container, hydrate: true });
	expect(onSearch).toHaveBeenCalledExactlyOnceWith('css');
	expect(document.querySelector('input')?.value).toBe('css');
});

function props({ answer = '', hint }: { answer?: string; hint?: string } = {}) {
	return {
		name: 'projects' as const,
		asked: '',
		onSearch: vi.fn(),
		onEnter: vi.fn(),
		onToggle: vi.fn(),
		answer,
		t: {
			openSearch: 'Open the search',
			closeSearch: 'Close the search',
			field: 'Title or date',
			clear: 'Clear',
			searching: 'Find a project',
			...(hint && { hint }),
		},
	};
}

function open(changes: Parameters<typeof props>[0] = {}) {
	const given = props(changes);
	render(<SearchPanel {...given} />);
	const field = () => screen.getByRole<HTMLInputElement>('searchbox');
	return {
		...given,
		field,
		type: (query: string) => fireEvent.input(field(), { target: { value: query } }),
	};
}
