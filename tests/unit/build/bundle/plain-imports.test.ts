import { plainImports } from '#build/bundle/plain-imports.ts';

test('a Vite that wraps imports in another way stops the build and names the place', async () => {
	const { configResolved } = plainImports();
	if (typeof configResolved !== 'function') throw new Error('The hook is not a function.');
	const config: unknown = { plugins: [{ name: 'native:other' }] };
	expect(() => Reflect.apply(configResolved, undefined, [config])).toThrow(
		/has no plugin "native:import-analysis-build".*src\/build\/bundle\/plain-imports\.ts/,
	);
});
