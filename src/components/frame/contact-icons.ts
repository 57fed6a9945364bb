import type { Contact } from '#queries/site.ts';
import paths from './contact-icons.json' with { type: 'json' };

/** Stroke paths for services whose kind is drawn as another service, on the grid of `icons.ts`. */
export const contactIcons: Readonly<Record<string, string>> = paths;

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
