import fc from 'fast-check';
import * as v from 'valibot';
import type { Load, Outcome } from '#live/outcome.ts';
import { createRefresher, type Refresher } from '#live/refresh/refresher.ts';
import { createAsk } from '#live/request/ask.ts';
import { askChain, chainTimeoutMs } from '#live/request/ask-chain.ts';
import { retryMs } from '#live/retry.ts';
import { fakeTimeout } from '../../fake-timeout.ts';
import { createFakeCache } from '../fake-cache.ts';

/*
 * The whole way from the events of a page to its requests, with real timers of a fake clock: the machine, the chain of
 * two services, the limits of requests and the cache that the tabs share.
 */

const services = ['nbu', 'coinpaprika'] as const;
type Service = (typeof services)[number];
const faults = ['well', 'refused', 'hangs', 'nonsense', 'resting'] as const;
type Fault = (typeof faults)[number];

const startAt = Date.parse('2026-11-23T10:00:00Z');
const refreshMs = 600_000;
const freshMs = 300_000;
const restMs = 120_000;
/** Of a healthy service. */
const answerMs = 200;

const signs = [
	'hide',
	'show',
	'offline',
	'online',
	'refresh',
	'reload',
	'leave',
	'return',
] as const;
type Event = (typeof signs)[number] | number | { service: Service; fault: Fault };
/** A sign to the page, milliseconds that pass, or a service that changes. */
const fault = fc.record({
	service: fc.constantFrom(...services),
	fault: fc.constantFrom(...faults),
});
const events = fc.array(
	fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom(...signs) },
		{ weight: 4, arbitrary: fc.nat({ max: 900_000 }) },
		{ weight: 3, arbitrary: fault },
	),
	{ maxLength: 25 },
);

beforeEach(() => {
	vi.useFakeTimers({ now: startAt });
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	fakeTimeout();
});

test('whatever has happened, a page that is visible and online is live within a minute; hidden pages send no request, no service gets two a minute or one before its time, and data stay on screen', async () => {
	await fc.assert(
		fc.asyncProperty(events, async (sequence) => {
			const page = openPage();
			for (const event of sequence) await page.apply(event);
			for (const service of services) page.faults[service] = 'well';
			for (const sign of ['online', 'return', 'show'] as const) await page.apply(sign);
			// The wait that a service demands comes first.
			await page.wait(Math.max(0, ...Object.values(page.restsUntil).map((at) => at - Date.now())));
			await page.wait(retryMs + answerMs);
			const shown = page.shown();
			page.close();
			expect([shown?.state, page.mistakes]).toEqual(['live', []]);
		}),
	);
}, 60_000);

function openPage() {
	vi.clearAllTimers();
	vi.setSystemTime(startAt);
	const { cache } = createFakeCache();
	const network = { onLine: true };
	const health: Record<Service, Fault> = { nbu: 'well', coinpaprika: 'well' };
	const restsUntil: Record<Service, number> = { nbu: 0, coinpaprika: 0 };
	const askedAt: Record<Service, number> = { nbu: 0, coinpaprika: 0 };
	const mistakes: string[] = [];
	/** When it was hidden or left, for as long as it is. */
	const awaySince: { hidden?: number | undefined; left?: number | undefined } = {};
	let shown: Outcome<number> | undefined;
	let refresher: Refresher<number>;
	vi.stubGlobal('navigator', network);
	vi.stubGlobal('fetch', answer);

	function answer(url: string, { signal }: { signal: AbortSignal }): Promise<Response> {
		const service = url.startsWith('https://bank.gov.ua') ? 'nbu' : 'coinpaprika';
		const now = Date.now();
		// A chain that has begun goes on when the page is hidden, and ends when it is left.
		if (awaySince.left !== undefined) mistakes.push('asked after it was left');
		if (awaySince.hidden !== undefined && now > awaySince.hidden + chainTimeoutMs)
			mistakes.push('asked while hidden');
		if (!network.onLine) mistakes.push('asked without a network');
		if (now < askedAt[service] + 60_000) mistakes.push(`asked ${service} twice in a minute`);
		if (now < restsUntil[service]) mistakes.push(`asked ${service} while it rests`);
		askedAt[service] = now;
		const good = () => new Response(JSON.stringify({ usd: now }));
		const later = (ms: number) =>
			new Promise<Response>((resolve, reject) => {
				setTimeout(() => resolve(good()), ms);
				signal.addEventListener('abort', () => reject(signal.reason), { once: true });
			});
		switch (health[service]) {
			case 'well':
				return later(answerMs);
			case 'hangs':
				return later(1e9);
			case 'refused':
				return Promise.reject(new TypeError('Failed to fetch'));
			case 'nonsense':
				return Promise.resolve(new Response('<!doctype html>'));
			case 'resting':
				restsUntil[service] = now + restMs;
				return Promise.resolve(
					new Response('', { status: 429, headers: { 'Retry-After': `${restMs / 1000}` } }),
				);
		}
	}

	function open() {
		const ask = createAsk(cache);
		const schema = v.object({ usd: v.number() });
		const links = services.map((source) => ({
			source,
			ask: async (options: Parameters<typeof ask>[1]) => {
				const question = { service: source, path: '/', schema, freshMs, retries: 0 };
				const came = await ask(question, options);
				if (came.ok) return { ...came, data: came.data.usd };
				const { last, ...failure } = came;
				return last ? { ...failure, last: { ...last, data: last.data.usd } } : failure;
			},
		}));
		shown = undefined;
		const load: Load<number> = (options) => askChain(links, options);
		refresher = createRefresher<number>(load, {
			refreshMs,
			hidden: awaySince.hidden !== undefined,
			onChange: ({ outcome }) => {
				if (shown && 'data' in shown && !(outcome && 'data' in outcome))
					mistakes.push('data were removed');
				shown = outcome;
			},
		});
	}

	async function wait(ms: number) {
		await vi.advanceTimersByTimeAsync(ms);
	}

	async function apply(event: Event) {
		if (typeof event === 'number') await wait(event);
		else if (typeof event === 'object') health[event.service] = event.fault;
		else applySign(event);
		await wait(1);
	}

	function applySign(sign: (typeof signs)[number]) {
		switch (sign) {
			case 'offline':
				network.onLine = false;
				break;
			case 'reload':
				refresher.stop();
				// The new page does not know the requests of the one before, but the wait that a service demanded.
				for (const service of services) askedAt[service] = 0;
				awaySince.left = undefined;
				open();
				break;
			default:
				if (sign === 'hide') awaySince.hidden ??= Date.now();
				if (sign === 'show') awaySince.hidden = undefined;
				if (sign === 'return') awaySince.left = undefined;
				if (sign === 'online') network.onLine = true;
				refresher.send({ type: sign });
				if (sign === 'leave') awaySince.left = Date.now();
		}
	}

	open();
	return {
		faults: health,
		restsUntil,
		mistakes,
		shown: () => shown,
		apply,
		wait,
		close: () => refresher.stop(),
	};
}
