import type { IncomingMessage } from 'node:http';
import { findLocalRefusal, isOtherSite } from '../serve/local-guard.ts';

/**
 * The reason for which a request is refused, or undefined. Only the machine that runs the preview may edit, only under
 * its own name, so that no other site can lead a browser here, and only from the page of the editor.
 */
export function findRefusal(request: IncomingMessage): string | undefined {
	const isHere = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
	if (!isHere) return 'The editor works only on the computer that runs "npm run dev".';
	const refusal = findLocalRefusal(request);
	if (refusal !== undefined) return refusal;
	// Not even as a link.
	if (isOtherSite(request.headers['sec-fetch-site'])) return 'Other sites cannot use the editor.';
	const writes = !['GET', 'HEAD'].includes(request.method ?? 'GET');
	if (writes && request.headers.origin === undefined)
		return 'Only the editor page can change files.';
	return undefined;
}
