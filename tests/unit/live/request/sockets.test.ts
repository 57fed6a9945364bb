import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createFakeCache } from '../fake-cache.ts';

/* What happens below HTTP cannot be played by a `fetch` of our own, so these faults are real ones, on a port of this machine. */

const last = { at: 5, data: { usd: 1 } };
let server: Server | undefined;

afterEach(async () => {
	vi.resetModules();
	server?.closeAllConnections();
	await new Promise((done) => (server ? server.close(done) : done(undefined)));
	server = undefined;
});

test('a good answer is read', async () => {
	const origin = await serve((_, response) => response.end('{"usd":44}'));
	expect(await ask(origin)).toMatchObject({ ok: true, data: { usd: 44 } });
});

test.each(['{"usd":44', '{"usd":44}'])('a body that is cut is no answer: %s', async (body) => {
	const origin = await serve((_, response) => {
		response.writeHead(200, { 'Content-Length': '100' });
		response.write(body, () => response.destroy());
	});
	expect(await ask(origin)).toMatchObject({ ok: false, reason: 'unreachable', last });
});

test.each([
	['a sign-in page that it sends on to', 302, { Location: '/sign-in' }, 'bad-answer'],
	['a network that asks to sign in', 511, {}, 'unreachable'],
] as const)('%s has its reason', async (_, status, headers, reason) => {
	const origin = await serve(({ url }, response) => {
		if (url === '/sign-in') response.end('<!doctype html><title>Welcome to this hotel</title>');
		else response.writeHead(status, headers).end();
	});
	expect(await ask(origin)).toMatchObject({ ok: false, reason, last });
});

async function serve(listener: RequestListener): Promise<string> {
	const own = createServer(listener);
	server = own;
	await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
	const address = own.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port.');
	return `http://127.0.0.1:${address.port}`;
}

async function ask(origin: string) {
	vi.stubEnv('PUBLIC_COINPAPRIKA_ADDRESS', origin);
	const { createAsk } = await import('#live/request/ask.ts');
	const { cache, kept } = createFakeCache();
	kept.set(`${origin}/price`, last);
	const schema = z.object({ usd: z.number() });
	const question = {
		service: 'coinpaprika',
		path: '/price',
		schema,
		freshMs: 0,
		retries: 0,
	} as const;
	return createAsk(cache)(question);
}
