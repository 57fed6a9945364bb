import { render } from '@testing-library/react';
import { atom } from 'nanostores';
import { renderToString } from 'react-dom/server';
import { SearchPanel } from '#islands/shared/SearchPanel.tsx';
import { testBlank } from '../test-blank.tsx';

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
		onSearch: vi.fn(),
		onEnter: vi.fn(),
		$open: atom(true),
		answer: '3 projects found',
		t: {
			openSearch: 'Open the search',
			closeSearch: 'Close the search',
			field: 'Title or date',
			blank: 'Enter what to search for.',
			clear: 'Clear',
		},
	};
}
