import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from '#islands/shared/Switch.tsx';

afterEach(cleanup);

test('it is a named group with one button pressed', () => {
	open();
	expect(screen.getByRole('group', { name: 'View' })).toBeDefined();
	expect(pressed()).toEqual([
		['List', 'true'],
		['Table', 'false'],
	]);
});

test('a press reports which one was picked', () => {
	const onPick = open();
	fireEvent.click(screen.getByRole('button', { name: 'Table' }));
	expect(onPick).toHaveBeenCalledExactlyOnceWith('table');
});

test('its buttons send no form', () => {
	open();
	for (const button of screen.getAllByRole('button'))
		expect(button.getAttribute('type')).toBe('button');
});

function open() {
	const onPick = vi.fn();
	const choices = [
		{ value: 'list', label: 'List' },
		{ value: 'table', label: 'Table' },
	];
	render(<Switch label="View" value="list" choices={choices} onPick={onPick} />);
	return onPick;
}

function pressed() {
	return screen
		.getAllByRole('button')
		.map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
}
