import near from '#early/near.ts';

test('an island is loaded once, when its content is less than a screen away', async () => {
	const observer = { observe: vi.fn(), disconnect: vi.fn() };
	const made = vi.fn();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
				made(...given);
				Object.assign(this, observer);
			}
		},
	);
	const island = document.createElement('astro-island');
	const content = document.createElement('div');
	island.append(content);
	const hydrate = vi.fn(async () => {});
	const load = vi.fn(async () => hydrate);
	near(load, { name: 'near', value: '' }, island);
	expect(observer.observe).toHaveBeenCalledWith(content);
	const [report, options] = made.mock.lastCall ?? [];
	expect(options).toEqual({ rootMargin: '100%' });
	await report([{ isIntersecting: false }]);
	expect(load).not.toHaveBeenCalled();
	await report([{ isIntersecting: false }, { isIntersecting: true }]);
	expect(hydrate).toHaveBeenCalledTimes(1);
	expect(observer.disconnect).toHaveBeenCalledTimes(1);
});
