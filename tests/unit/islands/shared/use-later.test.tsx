import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLater } from '#islands/shared/use-later.ts';

test.each([
	['when the network is back', () => dispatchEvent(new Event('online'))],
	['when the visitor asks for it', (again: () => void) => again()],
])('what failed to load is loaded again %s', async (_, repeat) => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('no network'));
	const { result } = renderHook(() => useLater(load, true));
	await act(async () => {});
	expect(result.current[0]).toEqual({ state: 'failed' });
	await act(async () => repeat(result.current[1]));
	expect(result.current[0]).toEqual({ state: 'ready', value: 'part' });
});
