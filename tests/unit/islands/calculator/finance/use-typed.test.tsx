import { act, renderHook } from '@testing-library/react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { useTyped } from '#islands/calculator/finance/use-typed.ts';
import { $reading, needReading } from '#islands/calculator/reader.ts';

test('texts that are left before the code that reads them is there are read as soon as it is', async () => {
	const { result } = renderHook(() => useTyped('en', messages.en.finance.sentence));
	expect($reading.get()).toBeUndefined();
	for (const [register, text] of [
		['n', '0'],
		['pv', '180.000'],
	] as const) {
		act(() => result.current.type(register, text));
		act(() => result.current.leave(register));
	}
	expect(result.current.texts).toMatchObject({ n: '0', pv: '180.000' });
	await act(async () => needReading());
	expect(result.current.wrong).toBe('n');
	expect(result.current.texts).toEqual({ n: '0' });
	expect(result.current.other).toMatchObject({ value: '180.000', other: '180,000' });
});
