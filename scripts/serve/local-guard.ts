import type { IncomingMessage, ServerResponse } from 'node:http';

export interface GuardOptions {
	/** The value of `--host`: one more name. `true` and the addresses of every network, such as `0.0.0.0`, allow all names. */
	host?: string | boolean | undefined;
	/** Whether pages of other servers on this computer may ask too, as those of the preview ask the stand-in. */
	forLocalSites?: boolean;
	/** Whether pages of other servers on this computer may show pages of this one in frames. They cannot read them. */
	framed?: boolean;
}

/**
 * The reason for which a server on this computer refuses a request, or undefined. A page of another site can send requests here
 * through the browser of the author: under a name of its own that it makes lead here (DNS rebinding), or from another port. So the
 * server answers to its own names alone, and, of what a browser marks as coming from another site, only to links that are followed:
 * the "resource isolation policy" of the W3C's Fetch Metadata, https://www.w3.org/TR/fetch-metadata/.
 */
export function findLocalRefusal(
	{ headers, method = '', url = '/' }: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
	{ host: named, forLocalSites = false, framed = false }: GuardOptions = {},
): string | undefined {
	const { host = '', origin, 'sec-fetch-site': site } = headers;
	// No browser sends one, and the development server would end with an error.
	if (!URL.canParse(url, 'http://localhost')) return 'This address is not valid.';
	if (!isAllowedHost(host, named))
		return `This server is not available at "${host}". Open it at http://localhost.`;
	if (forLocalSites && (origin === undefined ? site === 'same-site' : isLocal(origin)))
		return undefined;
	const isFollowedLink =
		headers['sec-fetch-mode'] === 'navigate' &&
		// "empty" if the service worker of the site asks in the place of the window; no frame is empty.
		['document', 'empty', ...(framed && site === 'same-site' ? ['iframe'] : [])].includes(
			String(headers['sec-fetch-dest']),
		) &&
		['GET', 'HEAD'].includes(method);
	const isForeign =
		origin === undefined ? isOtherSite(site) && !isFollowedLink : origin !== `http://${host}`;
	return isForeign ? 'Other sites cannot use this server.' : undefined;
}

/** Answers a request that is to be refused; false for all others. */
export function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	options?: GuardOptions,
): boolean {
	const refusal = findLocalRefusal(request, options);
	if (refusal === undefined) return false;
	response.writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${refusal}\n`);
	return true;
}

/** For a browser, another port of this computer is the same site. */
export function isOtherSite(site: IncomingMessage['headers'][string]): boolean {
	return site === 'cross-site' || site === 'same-site';
}

function isAllowedHost(host: string, named: GuardOptions['host']): boolean {
	if (named === true || named === '0.0.0.0' || named === '::') return true;
	const name = host.toLowerCase().replace(/:\d+$/, '');
	return localNames.includes(name) || name === named || name === `[${named}]`;
}

function isLocal(origin: string): boolean {
	return URL.canParse(origin) && localNames.includes(new URL(origin).hostname);
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];
