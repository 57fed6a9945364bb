import { expect, test, vi } from 'vitest';
import { report } from '#lib/report.ts';

test('a failure is one line in the console, with what failed and why', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const error = new Error('NotAllowedError');
	report(error, 'copy the link');
	expect(warn).toHaveBeenCalledExactlyOnceWith('Could not copy the link.', error);
	warn.mockRestore();
});
