import type { IncomingMessage } from 'node:http';

/**
 * The reason for which a request is refused, or undefined. Only the machine that runs the preview may edit, only under
 * its own name, so that no other site can lead a browser here, and only from the page of the editor.
 */
export function findRefusal(request: IncomingMessage): string | undefined {
	const { host = '', origin } = request.headers;
	const isHere = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
	if (!isHere) return 'The editor works only on the computer that runs "npm run dev".';
	if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) {
		return `The editor is not available at "${host}". Open it at http://localhost.`;
	}
	if (origin !== undefined && origin !== `http://${host}`)
		return 'Other sites cannot use the editor.';
	const site = request.headers['sec-fetch-site'];
	if (site === 'cross-site' || site === 'same-site') return 'Other sites cannot use the editor.';
	const writes = request.method === 'PUT' || request.method === 'DELETE';
	if (writes && origin === undefined) return 'Only the editor page can change files.';
	return undefined;
}
