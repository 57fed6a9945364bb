import { act, renderHook } from '@testing-library/react';
import { useTyped } from '#islands/calculator/finance/use-typed.ts';
import { $reading, needReading } from '#islands/calculator/reader.ts';

test('a text that is left before the code that reads it is there is kept, and wrong as soon as it is', async () => {
	const { result } = renderHook(() => useTyped('en', false));
	expect($reading.get()).toBeUndefined();
	act(() => result.current.type('n', '0'));
	act(() => result.current.leave('n'));
	expect(result.current.texts.n).toBe('0');
	await act(async () => needReading());
	expect(result.current.wrong).toBe('n');
});
