import { contactIcons, toContactIcon } from '#components/frame/contact-icons.ts';
import { icons } from '#components/frame/icons.ts';
import type { Contact } from '#queries/site.ts';

const contact = (kind: Contact['kind'], text: string, url: string): Contact => ({
	kind,
	label: { text },
	url,
});

test.each([
	['social', 'Instagram', 'https://instagram.com/rosa', 'instagram'],
	['social', 'Pinterest', 'https://pinterest.com/rosa', 'people'],
	['microblog', 'Mastodon', 'https://mastodon.example/@rosa', 'at'],
	['professional', 'XING', 'https://www.xing.com/profile/rosa', 'briefcase'],
] as const)('the kind "%s" of %s has no sign of another service', (kind, name, url, icon) => {
	expect(toContactIcon(contact(kind, name, url))).toBe(icon);
	expect(contactIcons[icon]).toBeDefined();
});

test.each([
	['social', 'My page', 'https://www.facebook.com/rosa'],
	['microblog', 'X', 'https://x.com/rosa'],
	['professional', 'LinkedIn', 'https://www.linkedin.com/in/rosa'],
	['email', 'E-mail', 'mailto:rosa@x.com'],
] as const)('the kind "%s" of %s has its own icon', (kind, name, url) => {
	expect(toContactIcon(contact(kind, name, url))).toBe(kind);
	expect(icons[kind]).toBeDefined();
});
