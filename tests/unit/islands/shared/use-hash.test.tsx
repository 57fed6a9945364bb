import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHash } from '#islands/shared/use-hash.ts';

afterEach(() => {
	cleanup();
	location.hash = '';
});

test('the hash is read at first and when it changes, by the latest reader, until the part unmounts', () => {
	const read: string[] = [];
	location.hash = '#one';
	const { rerender, unmount } = renderHook(
		({ name }) => useHash((hash) => read.push(`${name} ${hash}`)),
		{ initialProps: { name: 'a' } },
	);
	rerender({ name: 'b' });
	change('#two');
	unmount();
	change('#three');
	expect(read).toEqual(['a #one', 'b #two']);
});

function change(hash: string) {
	location.hash = hash;
	dispatchEvent(new Event('hashchange'));
}
