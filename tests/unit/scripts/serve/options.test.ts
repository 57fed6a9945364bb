import { parseServeOptions } from '../../../../scripts/serve/options.ts';

test('what is not a port is refused with the value in the sentence', () => {
	for (const port of ['x', '', '-1', '70000', '1.5']) {
		expect(() => parseServeOptions([`--port=${port}`], {})).toThrow(`"${port}" is not a port`);
	}
});

test('--host alone opens the site to the network, with a value to that address', () => {
	expect(parseServeOptions([], {}).host).toBeUndefined();
	expect(parseServeOptions(['--host'], {}).host).toBe('0.0.0.0');
	expect(parseServeOptions(['--host', '--port', '80'], {})).toMatchObject({
		host: '0.0.0.0',
		port: 80,
	});
	expect(parseServeOptions(['--host', '10.0.0.1'], {}).host).toBe('10.0.0.1');
});
