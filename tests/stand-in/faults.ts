import { json, type Reply, text } from './service.ts';

const statuses = [400, 401, 402, 403, 404, 408, 418, 422, 429, 451, 500, 502, 503, 504] as const;

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

/** Answers that look right, and are odd: they leave a page something to show. */
const oddities = [
	/** The last row of each list is not there. */
	'missing-row',
	/** It is `null` instead. */
	'null-row',
	/** Every date is 400 days back. */
	'old-dates',
	/** Every figure is a million million times what it should be. */
	'times-trillion',
] as const;

export type Fault = (typeof faults)[number] | (typeof oddities)[number];

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
		case 'missing-row':
			return { ...right, body: changeLists(right.body, (rows) => rows.slice(0, -1)) };
		case 'null-row':
			return { ...right, body: changeLists(right.body, (rows) => [...rows.slice(0, -1), null]) };
		case 'old-dates':
			return { ...right, body: changeValues(right.body, makeOlder) };
		case 'times-trillion':
			return { ...right, body: changeValues(right.body, multiply) };
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

/** Lists of rows or of numbers, however deep; a list of one stays as it is. */
function changeLists(
	body: Reply['body'],
	change: (rows: readonly unknown[]) => readonly unknown[],
): string {
	return changeValues(body, (value) =>
		Array.isArray(value) && value.length > 1 ? change(value) : value,
	);
}

function changeValues(body: Reply['body'], change: (value: unknown) => unknown): string {
	if (typeof body !== 'string') return '';
	return JSON.stringify(JSON.parse(body, (_, value: unknown) => change(value)));
}

const oldMs = 400 * 86_400_000;

/** Days, times of day and seconds since 1970. */
function makeOlder(value: unknown): unknown {
	if (typeof value === 'number') return value > 1e9 && value < 1e10 ? value - oldMs / 1000 : value;
	if (typeof value !== 'string') return value;
	const dotted = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(value);
	const iso = dotted ? `${dotted[3]}-${dotted[2]}-${dotted[1]}` : value;
	if (!/^\d{4}-\d\d-\d\d/.test(iso)) return value;
	const day = new Date(Date.parse(iso.slice(0, 10)) - oldMs).toISOString().slice(0, 10);
	return dotted ? day.split('-').reverse().join('.') : `${day}${iso.slice(10)}`;
}

/** Numbers, also as texts; times and whole numbers, which are mostly codes, stay. */
function multiply(value: unknown): unknown {
	if (typeof value === 'number') return Number.isInteger(value) ? value : value * 1e12;
	if (typeof value === 'string' && /^\d+\.\d+$/.test(value)) return `${Number(value) * 1e12}`;
	return value;
}

function swapTypes(body: Reply['body']): string {
	if (typeof body !== 'string') return '';
	return JSON.stringify(JSON.parse(body), (_, value: unknown) => {
		if (typeof value === 'number') return `${value}`;
		return typeof value === 'string' ? value.length : value;
	});
}
