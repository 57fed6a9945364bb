import { hubIds, localToolIds } from '#lib/tool-ids.ts';
import type { ServiceId } from '#live/service-settings.ts';
import { readBuildSettings } from './constant-settings.ts';

/** The addresses to which the built pages send requests, from the environment of this build. */
const { addresses, keys } = readBuildSettings();

/** The pages that are kept for use without a connection: `worksOffline` of `src/tools/registry.ts`. */
const keptPages = [
	'/extra',
	'/extra/login',
	...[...hubIds, ...localToolIds].map((id) => `/extra/${id}`),
];

/**
 * What single pages may load beyond the policy every page has. A page that loads something from another host is listed
 * here, and only that page gets the host.
 *
 * `page` is the address without base path and language: `/extra/weather` stands for it in all
 * languages, `/extra/graphics/*` for every page below `/extra/graphics`.
 *
 * @example { page: '/extra/weather', sources: { 'connect-src': toOrigins('meteo', 'places') } }
 */
export const policySources: readonly PolicySources[] = [
	// The other pages of a list are parsed from a blob; see `src/browser/load-page.ts`.
	...['/projects', '/projects/page/*', '/certificates', '/certificates/*'].map((page) => ({
		page,
		sources: { 'connect-src': ['blob:'] },
	})),
	// The videos of case studies are files of this site.
	{ page: '/projects/*', sources: { 'media-src': ["'self'"] } },
	{ page: '/extra/rates', sources: { 'connect-src': toOrigins('nbu', 'frankfurter') } },
	{
		page: '/extra/cryptocur',
		sources: { 'connect-src': toOrigins('coingecko', 'coinpaprika', 'coinbase') },
	},
	{
		page: '/extra/weather',
		sources: { 'connect-src': toOrigins('meteo', 'places') },
	},
	...(keys.openweather === undefined
		? []
		: [
				{
					page: '/extra/weather',
					sources: { 'connect-src': toOrigins('openweather'), 'frame-src': ["'self'"] },
				},
			]),
	{
		page: '/extra/graphics/creep3d',
		sources: {
			'connect-src': toOrigins(
				...(['nbu', 'frankfurter', 'coingecko', 'coinpaprika', 'coinbase'] as const),
				...(['meteo', 'places'] as const),
				...(keys.openweather === undefined ? [] : (['openweather'] as const)),
			),
		},
	},
	// The address of the service worker goes through a policy of this name; see `src/components/behaviour/offline-page.ts`.
	...keptPages.map((page) => ({ page, sources: { 'trusted-types': ['offline'] } })),
	// The worker that loads the data of languages; see `src/components/behaviour/ready-formats.ts`.
	...[
		'weather',
		'rates',
		'cryptocur',
		'todo',
		'notes',
		'games/memory',
		'graphics/cube',
		'graphics/cube3d',
	].map((tool) => ({ page: `/extra/${tool}`, sources: { 'trusted-types': ['formats'] } })),
	// The workers that make models; see `src/scenes/exports/model-worker.ts`.
	...['/extra/graphics/couture3d', '/extra/graphics/configurator3d'].map((page) => ({
		page,
		sources: { 'trusted-types': ['models'] },
	})),
	// The worker that solves cubes; see `src/islands/cube3d/solver-client.ts`.
	{ page: '/extra/graphics/cube3d', sources: { 'trusted-types': ['cube-solver'] } },
	{ page: '/extra/tasks/*', sources: { 'frame-src': ["'self'"] } },
	{
		page: '/extra/ai/picsum',
		sources: {
			// The first sends on to the second, which has the pictures.
			'connect-src': [...toOrigins('picsum'), 'https://fastly.picsum.photos'],
			'img-src': [...toOrigins('picsum'), 'https://fastly.picsum.photos'],
		},
	},
	{
		page: '/extra/ai/pixabay',
		sources: {
			// Downloads are fetched.
			'connect-src': [...toOrigins('openverse', 'commons'), 'https://upload.wikimedia.org'],
			'img-src': [...toOrigins('openverse'), 'https://upload.wikimedia.org'],
			'media-src': ['https://upload.wikimedia.org'],
		},
	},
	...(keys.pixabay === undefined
		? []
		: [
				{
					page: '/extra/ai/pixabay',
					sources: {
						'connect-src': [...toOrigins('pixabay'), 'https://cdn.pixabay.com'],
						'img-src': [...toOrigins('pixabay'), 'https://cdn.pixabay.com'],
						'media-src': ['https://cdn.pixabay.com'],
					},
				},
			]),
];

/** @example toOrigins('nbu') // ['https://bank.gov.ua'] */
function toOrigins(...services: ServiceId[]): string[] {
	return services.map((id) => new URL(addresses[id]).origin);
}

/**
 * Pages with a policy of their own instead of the common one. The sandbox of the tasks runs what visitors write: it may
 * start workers from that, and neither it nor they may load or reach anything. Workers from blobs have the policy of
 * the document that made them. `'none'` of the common policy for trusted types would forbid the workers.
 */
export const ownPolicies: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	// The widget of OpenWeather is a third-party script: it may load its own files, and nothing else.
	'/extra/weather-widget': {
		'default-src': ["'none'"],
		'script-src': ['https://openweathermap.org'],
		'style-src': ["'unsafe-inline'", 'https://openweathermap.org'],
		'img-src': ['https://openweathermap.org', 'data:'],
		'font-src': ['https://openweathermap.org'],
		'connect-src': ['https://openweathermap.org', 'https://api.openweathermap.org'],
		'base-uri': ["'none'"],
		'form-action': ["'none'"],
	},
	'/extra/tasks/sandbox': {
		'default-src': ["'none'"],
		'script-src': ['blob:'],
		'worker-src': ['blob:'],
		'connect-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'none'"],
	},
};

export interface PolicySources {
	page: string;
	sources: Partial<Record<PolicyDirective, readonly string[]>>;
}

/** The directives a page may widen. Scripts and styles are not among them, except for `'wasm-unsafe-eval'`. */
type PolicyDirective =
	| 'connect-src'
	| 'font-src'
	| 'frame-src'
	| 'img-src'
	| 'media-src'
	| 'script-src'
	| 'trusted-types'
	| 'worker-src';
