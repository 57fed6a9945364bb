import type { IncomingMessage } from 'node:http';
import { findRefusal } from '../../../../scripts/admin/guard.ts';

function ask(
	headers: Record<string, string>,
	{ method = 'GET', from = '127.0.0.1' } = {},
): string | undefined {
	const request = {
		method,
		headers: { host: 'localhost:4321', ...headers },
		socket: { remoteAddress: from },
	};
	return findRefusal(request as unknown as IncomingMessage);
}

test('the page of the editor may read and write', () => {
	expect(ask({})).toBeUndefined();
	const own = { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };
	expect(ask(own, { method: 'PUT' })).toBeUndefined();
	expect(ask({ ...own, host: '[::1]:4321', origin: 'http://[::1]:4321' }, { from: '::1' })).toBe(
		undefined,
	);
});

test('another machine may not, even where the preview is open to it', () => {
	expect(ask({}, { from: '192.168.1.7' })).toContain('only on the computer');
});

// What else is refused is in the tests of the guard of all servers on this computer.
test('another site may not, not even by a link, and nobody writes without an origin', () => {
	expect(ask({ host: 'evil.example:4321' })).toContain('http://localhost');
	expect(ask({ 'sec-fetch-site': 'cross-site', ...link })).toContain('Other sites');
	expect(ask({}, { method: 'PUT' })).toContain('Only the editor page');
	expect(ask({}, { method: 'DELETE' })).toContain('Only the editor page');
});

const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
