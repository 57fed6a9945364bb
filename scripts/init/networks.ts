import type { contactKinds } from '#schemas/profile.ts';
import hosts from './networks.json' with { type: 'json' };

/** The kind of contact for the addresses of a service, and its name, which is also that of the icon, unless its kind says more. */
interface Network {
	kind: (typeof contactKinds)[number];
	name?: string;
}

/** The service that an address belongs to, or undefined if it is not known. */
export function findNetwork(url: string): Network | undefined {
	if (url.startsWith('mailto:')) return { kind: 'email' };
	if (url.startsWith('tel:')) return { kind: 'telephone' };
	const host = URL.parse(url)?.hostname ?? '';
	const known = Object.entries(hosts as Readonly<Record<string, Network>>);
	return known.find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1];
}
