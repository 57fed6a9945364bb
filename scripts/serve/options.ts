import { parseArgs } from 'node:util';

/**
 * Reads the command line of `npm run serve`. `--host` alone opens the site to the whole network.
 *
 * @example parseServeOptions(['--port', '80'], {}) // { port: 80, host: undefined, root: undefined }
 */
export function parseServeOptions(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>>,
): ServeOptions {
	const complete = args.flatMap((arg, index) => {
		const next = args[index + 1];
		const alone = arg === '--host' && (next === undefined || next.startsWith('--'));
		return alone ? ['--host', '0.0.0.0'] : [arg];
	});
	const { values } = parseArgs({
		args: complete,
		options: { port: { type: 'string' }, host: { type: 'string' }, root: { type: 'string' } },
	});
	const text = values.port ?? environment.PORT ?? '4321';
	const port = Number(text);
	if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new Error(`"${text}" is not a port. Use a number from 0 to 65535.`);
	}
	return { port, host: values.host, root: values.root };
}

interface ServeOptions {
	port: number;
	host: string | undefined;
	root: string | undefined;
}
