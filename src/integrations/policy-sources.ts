/**
 * What single pages may load beyond the policy every page has. A page that asks another host for
 * something is named here, and only that page gets the host.
 *
 * `page` is the address without base path and language: `/extra/weather` stands for it in all
 * languages, `/extra/graphics/*` for every page below `/extra/graphics`.
 *
 * @example { page: '/extra/weather', sources: { 'connect-src': ['https://api.open-meteo.com'] } }
 */
export const policySources: readonly PolicySources[] = [];

export interface PolicySources {
	page: string;
	sources: Partial<Record<PolicyDirective, readonly string[]>>;
}

/** The directives a page may widen. Scripts and styles are not among them, except for `'wasm-unsafe-eval'`. */
export type PolicyDirective =
	| 'connect-src'
	| 'font-src'
	| 'frame-src'
	| 'img-src'
	| 'media-src'
	| 'script-src'
	| 'trusted-types'
	| 'worker-src';
