import type { IncomingMessage } from 'node:http';

/**
 * Why a request is not answered; `undefined` where it may be. Only the machine that runs the preview may edit, only
 * under a name of its own, so that no other site can lead a browser here, and only from the page of the editor.
 */
export function findRefusal(request: IncomingMessage): string | undefined {
	const { host = '', origin } = request.headers;
	const isHere = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
	if (!isHere) return 'The editor is only for the machine that runs "npm run dev".';
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) {
		return `The editor does not answer as "${host}": open it at http://localhost.`;
	}
	if (origin !== undefined && origin !== `http://${host}`) return 'Another site may not edit.';
	const site = request.headers['sec-fetch-site'];
	if (site === 'cross-site' || site === 'same-site') return 'Another site may not edit.';
	const writes = request.method === 'PUT' || request.method === 'DELETE';
	if (writes && origin === undefined) return 'Only the page of the editor may edit.';
	return undefined;
}
