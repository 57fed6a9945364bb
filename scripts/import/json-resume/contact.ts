import { isSafeLink } from '#schemas/link.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import list from './networks.json' with { type: 'json' };

/** Icons for the networks that files name, and where a user name leads. */
const networks: readonly { words: string; kind: string; url?: string }[] = list;

/** A contact of a profile elsewhere. Where no address can be made of it, it goes to the report. */
export function toContact(draft: Draft, profile: Fields): object | undefined {
	const network = profile.text('network', 'name', 'platform');
	const user = profile.text('username', 'user');
	const username = user?.replace(/^@/, '');
	if (username !== user) profile.change('username', user, `became ${username}`);
	const found = profile.find('url', 'link');
	const known = networks.find(({ words }) =>
		new RegExp(words, 'i').test(network ?? String(found?.value ?? '')),
	);
	const written = typeof found?.value === 'string' ? found.value.trim() : '';
	const full = /^[\w-]+(\.[\w-]+)+\//.test(written) ? `https://${written}` : written;
	const built = known?.url && username && `${known.url}${encodeURIComponent(username)}`;
	const url = /^https?:/.test(full) && isSafeLink(full) ? full : built;
	const label = network ?? (url ? new URL(url).hostname : undefined);
	if (found && url !== found.value) {
		if (url === full) profile.change(found.name, found.value, `became ${url}`);
		else profile.refuse(found.name, found.value, 'not a valid link');
	}
	if (!url || !label) {
		if (network) profile.refuse('network', network, 'without an address');
		if (username) profile.refuse('username', username, 'without an address');
		return undefined;
	}
	if (username && !url.includes(encodeURIComponent(username))) profile.refuse('username', username);
	return { kind: known?.kind ?? 'social', label: draft.words(label), url };
}
