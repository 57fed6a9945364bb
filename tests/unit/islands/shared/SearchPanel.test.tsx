import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { testBlank } from '../test-blank.tsx';

test('the search offers itself to agents, and answers one with what was found', async () => {
	const given = props();
	render(<SearchPanel {...given} />);
	const field = screen.getByRole<HTMLInputElement>('searchbox');
	const form = field.closest('form');
	expect(form?.getAttribute('toolname')).toBe('search-projects');
	expect(form?.getAttribute('tooldescription')).toBe('Find a project');
	expect(form?.hasAttribute('toolautosubmit')).toBe(true);
	expect([field.name, field.getAttribute('toolparamdescription')]).toEqual([
		'query',
		'Title or date',
	]);
	fireEvent.input(field, { target: { value: 'css' } });
	const respondWith = vi.fn();
	const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
		agentInvoked: true,
		respondWith,
	});
	form?.dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
	expect(given.onSearch).toHaveBeenLastCalledWith('css');
	await expect(respondWith.mock.calls[0]?.[0]).resolves.toBe('3 projects found');
	expect(given.onEnter).not.toHaveBeenCalled();
});

test('what was typed before React arrived is searched for at once', () => {
	const given = props();
	const panel = <SearchPanel {...given} />;
	document.body.innerHTML = `<div id="root">${renderToString(panel)}</div>`;
	const field = document.querySelector('input');
	if (field) field.value = 'css';
	const container = document.getElementById('root');
	if (container) render(panel, { container, hydrate: true });
	expect(given.onSearch).toHaveBeenCalledExactlyOnceWith('css');
	expect(document.querySelector('input')?.value).toBe('css');
});

testBlank('shared/SearchPanel', <SearchPanel {...props()} />, props().t.blank);

function props() {
	return {
		name: 'projects' as const,
		asked: '',
		onSearch: vi.fn(),
		onEnter: vi.fn(),
		onToggle: vi.fn(),
		answer: '3 projects found',
		t: {
			openSearch: 'Open the search',
			closeSearch: 'Close the search',
			field: 'Title or date',
			blank: 'Enter what to search for.',
			clear: 'Clear',
			searching: 'Find a project',
		},
	};
}
