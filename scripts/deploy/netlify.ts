import { defaultLocale, locales } from '#i18n/locale.ts';

/** Settings for Netlify. Headers are not among them: it reads `_headers`, which every build writes. */
export function toNetlifyFile(): string {
	const languages = locales.filter((locale) => locale !== defaultLocale);
	return [
		'# Written by "npm run deploy:files". Every build writes the headers to dist/_headers.',
		'[build]',
		'command = "npm run build"',
		'publish = "dist"',
		'',
		'[build.environment]',
		'NODE_VERSION = "24"',
		'',
		'# The 404 page in the language of the address. All other addresses get 404.html by default.',
		...languages.flatMap((locale) => [
			'[[redirects]]',
			`from = "/${locale}/*"`,
			`to = "/${locale}/404.html"`,
			'status = 404',
			'',
		]),
	]
		.join('\n')
		.replace(/\n+$/, '\n');
}
