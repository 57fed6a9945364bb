import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AstroIntegration } from 'astro';
import { findLocalRefusal, refuse } from '../serve/local-guard.ts';

/** The environment variable of a preview that a page of another port of this computer shows in a frame. */
export const framedVariable = 'VZIR_FRAMED';

/**
 * Other sites, also those on other ports of this computer, read nothing of the development server: it shows private fields and the
 * source.
 */
export function devGuard(): AstroIntegration {
	return {
		name: 'dev-guard',
		hooks: {
			'astro:config:setup': ({ updateConfig }) =>
				void updateConfig({ vite: { server: { cors: false } } }),
			'astro:server:setup': ({ server: { config, httpServer } }) => {
				// Before Vite, which ends with an error at an address that is not valid, before it asks its first middleware.
				const framed = framedVariable in process.env;
				const options = { host: config.server.host, framed };
				replaceAnswers(httpServer, 'request', (request, response: ServerResponse) => {
					if (refuse(request, response, options)) return true;
					if (isDecodable(request.url)) return false;
					response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('404\n');
					return true;
				});
				replaceAnswers(httpServer, 'upgrade', (request, socket: Duplex) => {
					const isRefused = findLocalRefusal(request, options) !== undefined;
					if (isRefused) socket.destroy();
					return isRefused;
				});
			},
		},
	};
}

/** What listened to `event` is asked only if `isAnswered` is false. */
function replaceAnswers<Answer>(
	server: EventEmitter | null,
	event: string,
	isAnswered: (request: IncomingMessage, answer: Answer) => boolean,
) {
	const listeners = server?.listeners(event) ?? [];
	server?.removeAllListeners(event);
	server?.on(event, (request: IncomingMessage, answer: Answer, ...rest) => {
		if (isAnswered(request, answer)) return;
		for (const listener of listeners) listener.call(server, request, answer, ...rest);
	});
}

/** At "/%E0%A4%A", Astro would show an error with places of this computer. */
function isDecodable(url = ''): boolean {
	try {
		decodeURI(url);
		return true;
	} catch {
		return false;
	}
}
