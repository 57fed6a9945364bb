import type { contactKinds } from '#schemas/profile.ts';

type ContactKind = (typeof contactKinds)[number];

/** The kind of contact for the addresses of a service, and its name, which is also that of the icon, unless its kind says more. */
const networks: readonly { hosts: RegExp; kind: ContactKind; name: string | undefined }[] = [
	{ hosts: /(^|\.)linkedin\.com$/, kind: 'professional', name: 'LinkedIn' },
	{ hosts: /(^|\.)xing\.com$/, kind: 'professional', name: 'XING' },
	{ hosts: /(^|\.)github\.com$/, kind: 'code', name: 'GitHub' },
	{ hosts: /(^|\.)gitlab\.com$/, kind: 'code', name: 'GitLab' },
	{ hosts: /(^|\.)codeberg\.org$/, kind: 'code', name: 'Codeberg' },
	{ hosts: /^(t|telegram)\.me$/, kind: 'messenger', name: 'Telegram' },
	{ hosts: /(^|\.)(wa\.me|whatsapp\.com)$/, kind: 'chat', name: 'WhatsApp' },
	{ hosts: /(^|\.)facebook\.com$/, kind: 'social', name: 'Facebook' },
	{ hosts: /(^|\.)instagram\.com$/, kind: 'social', name: 'Instagram' },
	{ hosts: /^(www\.)?(x|twitter)\.com$/, kind: 'microblog', name: 'X' },
	{ hosts: /(^|\.)bsky\.app$/, kind: 'microblog', name: 'Bluesky' },
	{ hosts: /(^|\.)youtube\.com$/, kind: 'video', name: 'YouTube' },
	{ hosts: /(^|\.)vimeo\.com$/, kind: 'video', name: 'Vimeo' },
	...[/(^|\.)calendly\.com$/, /(^|\.)cal\.com$/, /(^|\.)doctolib\.(at|de|fr|it)$/].map((hosts) => ({
		hosts,
		kind: 'appointments' as const,
		name: undefined,
	})),
];

/** The service that an address belongs to, or undefined if it is not known. */
export function findNetwork(
	url: string,
): { kind: ContactKind; name: string | undefined } | undefined {
	if (url.startsWith('mailto:')) return { kind: 'email', name: undefined };
	if (url.startsWith('tel:')) return { kind: 'telephone', name: undefined };
	if (!URL.canParse(url)) return undefined;
	const { hostname } = new URL(url);
	return networks.find(({ hosts }) => hosts.test(hostname));
}
