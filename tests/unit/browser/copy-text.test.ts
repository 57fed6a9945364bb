import { copyText } from '#browser/copy-text.ts';

test.each([
	['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
	['a page without a clipboard', {}],
])('%s is reported, and nothing is copied', async (_, navigator) => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	vi.stubGlobal('navigator', navigator);
	expect(await copyText('щось')).toBe(false);
	expect(warn).toHaveBeenCalledOnce();
});
