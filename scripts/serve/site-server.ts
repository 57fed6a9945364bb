import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { refuse } from './local-guard.ts';
import { createSiteHandler } from './site-handler.ts';

/** Both names of this machine, so that `localhost` and `127.0.0.1` find the server wherever they point. */
const loopback = ['127.0.0.1', '::1'];

/** Milliseconds that a connection without a request is kept: the client should be the one that closes it. */
const keepAliveTimeout = 60_000;

/** Serves a built site; resolves when it answers. Port 0 takes any free port. */
export async function startSite(options: StartOptions): Promise<RunningSite> {
	const { root, base = '/', host, policy } = options;
	if (!existsSync(join(root, 'index.html'))) {
		throw new Error('There is no built site in dist. Run "npm run build" first.');
	}
	const answer = createSiteHandler({ root, base, policy });
	const handler: RequestListener = (request, response) => {
		if (!refuse(request, response, { host })) answer(request, response);
	};
	const servers: Server[] = [];
	let port = options.port;
	for (const address of host === undefined ? loopback : [host]) {
		const server = await listen(createServer({ keepAliveTimeout }, handler), port, address);
		if (!server) continue;
		servers.push(server);
		port = (server.address() as AddressInfo).port;
	}
	if (servers.length === 0)
		throw new Error(`The server cannot listen on ${host ?? 'this machine'}.`);
	const prefix = base.replace(/\/$/, '');
	return {
		url: `http://${host && host !== '0.0.0.0' ? host : 'localhost'}:${port}${prefix}`,
		close: async () => {
			await Promise.all(servers.map(close));
		},
	};
}

/** Undefined if the machine has no such address; many have no IPv6. */
function listen(server: Server, port: number, address: string): Promise<Server | undefined> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'EADDRINUSE') {
				reject(new Error(`Port ${port} is in use. Choose another one with --port or PORT.`));
			} else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') {
				resolve(undefined);
			} else if (error.code === 'EACCES') {
				reject(new Error(`You do not have permission to use port ${port}. Choose one above 1023.`));
			} else {
				reject(error);
			}
		});
		server.listen(port, address, () => resolve(server));
	});
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}

interface StartOptions {
	root: string;
	port: number;
	/** An address to listen on instead of this machine's own two; `0.0.0.0` for the whole network, and under any name. */
	host?: string | undefined;
	base?: string;
	/** One more content policy, which browsers enforce beside those of the site. */
	policy?: string | undefined;
}

export interface RunningSite {
	/** Without a slash at the end. */
	url: string;
	close: () => Promise<void>;
}
