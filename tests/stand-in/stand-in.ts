import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Fault, type Played, spoil } from './faults.ts';
import type { StandInService } from './service.ts';
import { text } from './service.ts';

/** Everything outside, played from recorded answers; it misbehaves on request. */
export interface StandIn {
	services: readonly StandInService[];
	/** The requests, in order. */
	requests: Asked[];
	/** Makes a service misbehave until the next call; without a name, all of them. */
	misbehave: (fault: Fault | undefined, name?: string) => void;
	/** The answer of an address, or undefined for a host that the stand-in does not play. */
	play: (url: URL) => Played | undefined;
}

interface Asked {
	service: string;
	url: string;
}

/** `now` is the clock of the outside world. */
export async function createStandIn(now: () => Date = () => new Date()): Promise<StandIn> {
	const services = await readServices();
	const broken = new Map<string, Fault>();
	const requests: Asked[] = [];

	return {
		services,
		requests,
		misbehave: (fault, only) => {
			for (const { name } of services) {
				if (only !== undefined && only !== name) continue;
				if (fault) broken.set(name, fault);
				else broken.delete(name);
			}
		},
		play: (url) => {
			const service = services.find(({ hosts }) => hosts.includes(url.host));
			if (!service) return undefined;
			requests.push({ service: service.name, url: url.href });
			const right = service.answer(url, now()) ?? text('Not found', 404);
			const fault = broken.get(service.name);
			return fault ? spoil(fault, right) : right;
		},
	};
}

/** What a browser needs to let a page of another host read a reply. */
export function toHeaders(played: Exclude<Played, string>): Record<string, string> {
	return {
		...played.headers,
		// `null` is an origin that no page has. Without any header Playwright would add one that allows it.
		'Access-Control-Allow-Origin': played.masked ? 'null' : '*',
		'Access-Control-Expose-Headers': 'Retry-After',
	};
}

async function readServices(): Promise<StandInService[]> {
	const folder = join(import.meta.dirname, 'services');
	const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
	return Promise.all(
		files.map(async (file) => {
			const module: { service: StandInService } = await import(
				pathToFileURL(join(folder, file)).href
			);
			return module.service;
		}),
	);
}
