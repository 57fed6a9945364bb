import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdminHandler } from '../../../../scripts/admin/handler.ts';

/** Serves the editor for the content of a folder until the tests of the file end; returns its address. */
export async function serveAdmin(root: string): Promise<string> {
	const handle = createAdminHandler(root, '/', { hold: async () => {}, again: undefined });
	const server = createServer((request, response) => void handle(request, response, () => {}));
	afterAll(() => void server.close());
	await once(server.listen(0, '127.0.0.1'), 'listening');
	return `http://localhost:${(server.address() as AddressInfo).port}`;
}
