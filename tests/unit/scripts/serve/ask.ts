import { type IncomingHttpHeaders, request } from 'node:http';

/** Sends the address as it is written: `fetch` would tidy it up first. */
export function ask(
	origin: string,
	path: string,
	options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, ...options }, (response) => {
			const { statusCode: status = 0, headers } = response;
			let body = '';
			response.setEncoding('utf8').on('data', (text: string) => {
				body += text;
			});
			response.on('end', () => resolve({ status, headers, body }));
		});
		sent.on('error', reject).end();
	});
}

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}
