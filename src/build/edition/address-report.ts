import type { AstroIntegration } from 'astro';
import { unknownAddress } from './site-address.ts';

/** Warns after the build of a site without an address: its pages and its CV are not ready to be published. */
export function addressReport(): AstroIntegration {
	let site = '';
	return {
		name: 'address',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = config.site ?? '';
			},
			'astro:build:done': ({ logger }) => {
				if (new URL(site).origin !== unknownAddress) return;
				logger.warn(
					`The address of the site is unknown, so pages, CV and feeds name ${unknownAddress}. Before you publish the site, write its address into the file .env: SITE_URL=https://you.example`,
				);
			},
		},
	};
}
