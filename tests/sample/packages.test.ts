import { readFileSync } from 'node:fs';

/** An owner may name packages as `npm install` does: by a range, and with the address of a registry. */
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('every dependency is one version or a folder of this project', () => {
	const { dependencies, devDependencies, optionalDependencies } = read('package.json');
	const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
	for (const [name, version] of Object.entries(all)) {
		expect([name, version]).toEqual([
			name,
			expect.stringMatching(/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^file:scripts\//),
		]);
	}
});

test('the lock names no host: npm asks the registry that is set up', () => {
	const entries = Object.entries<{ resolved?: string }>(read('package-lock.json').packages);
	expect(entries.length).toBeGreaterThan(100);
	expect(entries.filter(([, { resolved = '' }]) => resolved.includes(':'))).toEqual([]);
});
