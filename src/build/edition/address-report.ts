import type { AstroIntegration } from 'astro';
import { unknownAddress } from './site-address.ts';

/**
 * Warns after the build of a site without an address: its pages and its CV are not ready to be published. `inEnv`: the
 * address in `.env`, where earlier versions kept it.
 */
export function addressReport(inEnv: string | undefined): AstroIntegration {
	let site = '';
	return {
		name: 'address',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = config.site ?? '';
			},
			'astro:build:done': ({ logger }) => {
				if (inEnv)
					logger.warn(
						'The address of the site belongs in "address" of src/content/site/site.json, which takes precedence over SITE_URL in .env. Move it there.',
					);
				if (new URL(site).origin !== unknownAddress) return;
				logger.warn(
					`The address of the site is unknown, so pages, CV and feeds name ${unknownAddress}. Before you publish the site, write "address": "https://you.example" into src/content/site/site.json.`,
				);
			},
		},
	};
}
