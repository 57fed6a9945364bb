import type { Contact } from '#queries/site.ts';

/** Stroke paths for services whose kind is drawn as another service, on the grid of `icons.ts`. */
export const contactIcons: Readonly<Record<string, string>> = {
	instagram:
		'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1v.01',
	people:
		'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 4.5a3.5 3.5 0 0 1 0 6.2m2.5 3.8c1.6 1.1 2.5 3 2.5 5.5',
	at: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm4 0v5c0 4 5 3.5 5-1a9 9 0 1 0-4 7.5',
	briefcase: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
};

/** The services whose sign stands for their kind, by their names and addresses, and the icon of any other service. */
const signs: Readonly<Record<string, { service: RegExp; other: string }>> = {
	social: { service: /\bfacebook\b|\bfb\.(com|me)\b/, other: 'people' },
	microblog: { service: /^x |\btwitter\b|\/\/(www\.)?x\.com\b/, other: 'at' },
	professional: { service: /\blinkedin\b/, other: 'briefcase' },
};

/**
 * The icon of a contact. The sign of a service is shown for that service alone.
 * @example toContactIcon({ kind: 'social', label: { text: 'Instagram' }, url: 'https://instagram.com/rosa' }) // 'instagram'
 */
export function toContactIcon({ kind, label, url }: Contact): string {
	const words = `${label.text} ${url}`.toLowerCase();
	if (/\binstagram\b/.test(words)) return 'instagram';
	const sign = signs[kind];
	return sign === undefined || sign.service.test(words) ? kind : sign.other;
}
