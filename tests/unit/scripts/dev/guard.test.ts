import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { devGuard } from '../../../../scripts/dev/guard.ts';

test('the development server never sees an address that would end it, also not one of a WebSocket', async () => {
	const seen: unknown[] = [];
	const server = createServer((request, response) => {
		seen.push(request.url);
		response.end('page');
	});
	server.on('upgrade', (request, socket) => {
		seen.push(request.url);
		socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
	});
	const vite = { config: { server: {} }, httpServer: server };
	// Of the server, the guard uses these alone.
	await devGuard().hooks['astro:server:setup']?.(Object({ server: vite }));
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	const ask = (address: string, more = '') => {
		const socket = connect(port, '127.0.0.1');
		socket.end(
			`GET ${address} HTTP/1.1\r\nHost: localhost\r\n${more || 'Connection: close'}\r\n\r\n`,
		);
		return text(socket);
	};
	const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket';
	expect(await ask('/%E0%A4%A')).toMatch(/^HTTP\/1\.1 404 /);
	expect(await ask('http://[', upgrade)).toBe('');
	expect(seen).toEqual([]);
	expect(await ask('/%D0%B0')).toMatch(/^HTTP\/1\.1 200 /);
	expect(await ask('/live', upgrade)).toMatch(/^HTTP\/1\.1 101 /);
	expect(seen).toEqual(['/%D0%B0', '/live']);
	server.close();
});
