import { beforeEach, expect, test, vi } from 'vitest';
import { readAddress, writeAddress } from '#islands/shared/list-address.ts';

beforeEach(() => {
	vi.restoreAllMocks();
	history.replaceState(null, '', '/projects?x=1#bakery');
});

test('what a list shows is in the query of the address, beside the existing query', () => {
	writeAddress('q', 'react & three');
	writeAddress('view', 'table');
	expect(location.href).toMatch(/\/projects\?x=1&q=react\+%26\+three&view=table#bakery$/);
	expect([readAddress('q'), readAddress('view'), readAddress('order')]).toEqual([
		'react & three',
		'table',
		'',
	]);
});

test('a browser that refuses many changes of the address does not stop the search', () => {
	vi.spyOn(history, 'replaceState').mockImplementation(() => {
		throw new DOMException('too many', 'SecurityError');
	});
	expect(() => writeAddress('q', 'react')).not.toThrow();
});
