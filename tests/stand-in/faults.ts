import { json, type Reply, text } from './service.ts';

const statuses = [
	400, 401, 402, 403, 404, 408, 418, 422, 429, 451, 500, 502, 503, 504, 511,
] as const;

/** How a service can misbehave. `status-429` and so on answer with that status. */
export const faults = [
	...statuses.map((status) => `status-${status}` as const),
	/** A refusal that the browser may not show to scripts: no header allows it. */
	'masked-limit',
	/** No connection at all. */
	'blocked',
	/** No answer for as long as anybody waits. */
	'slow',
	/** A good status and nothing. */
	'nothing',
	'empty-list',
	'empty-object',
	/** The right answer, cut in the middle. */
	'truncated',
	/** The right answer with every number a text and every text a number. */
	'wrong-types',
	/** A page instead of data, as a hotel network sends it. */
	'html',
	/** More than five megabytes: more than is ever read. */
	'huge',
] as const;

export type Fault = (typeof faults)[number];

/** The response instead of the right one. */
export function spoil(fault: Fault, right: Reply): Played {
	switch (fault) {
		case 'blocked':
			return 'blocked';
		case 'slow':
			return 'silent';
		case 'masked-limit':
			return { ...text('Too many requests', 429), masked: true };
		case 'nothing':
			return { ...right, body: '' };
		case 'empty-list':
			return json([]);
		case 'empty-object':
			return json({});
		case 'truncated':
			return { ...right, body: right.body.slice(0, Math.floor(right.body.length / 2)) };
		case 'wrong-types':
			return { ...right, body: swapTypes(right.body) };
		case 'html':
			return {
				status: 200,
				headers: { 'Content-Type': 'text/html' },
				body: '<!doctype html><title>Sign in</title><h1>Welcome to the network of this hotel</h1>',
			};
		case 'huge':
			return { ...right, body: `[${'"0123456789abcdef",'.repeat(300_000)}0]` };
		default: {
			const status = Number(fault.slice('status-'.length));
			const refusal = json({ error: true, message: `Status ${status}` }, status);
			if (status !== 429) return refusal;
			return { ...refusal, headers: { ...refusal.headers, 'Retry-After': '120' } };
		}
	}
}

/** An answer, `blocked` for a connection that fails, `silent` for one on which nothing comes. */
export type Played = (Reply & { masked?: boolean }) | 'blocked' | 'silent';

function swapTypes(body: Reply['body']): string {
	if (typeof body !== 'string') return '';
	return JSON.stringify(JSON.parse(body), (_, value: unknown) => {
		if (typeof value === 'number') return `${value}`;
		return typeof value === 'string' ? value.length : value;
	});
}
