import { readBuildSettings } from '#build/bundle/constant-settings.ts';
import type { ServiceId } from '#live/service-settings.ts';
import type { PolicySources, Tool } from '#tools/contract.ts';
import { hubs, toolList, tools } from '#tools/tool-list.ts';

/** The addresses to which the built pages send requests, from the environment of this build. */
const { addresses, keys } = readBuildSettings();

/** The pages that are kept for use without a connection: `worksOffline` of `src/tools/registry.ts`. */
const keptPages = [
	'/extra',
	'/extra/login',
	...[...hubs, ...tools.filter(({ offline }) => offline)].map(({ id }) => `/extra/${id}`),
];

/**
 * What single pages may load beyond the policy every page has: tools name it in their `tool.ts`, other pages are listed here.
 *
 * `page` is the address without base path and language: `/extra/weather` stands for it in all languages, `/projects/*` for
 * every page below `/projects`.
 */
export const policySources: readonly PagePolicy[] = [
	// The other pages of a list are parsed from a blob; see `src/browser/load-page.ts`.
	...['/projects', '/projects/page/*', '/certificates', '/certificates/*'].map((page) => ({
		page,
		sources: { 'connect-src': ['blob:'] },
	})),
	// The videos of case studies are files of this site.
	{ page: '/projects/*', sources: { 'media-src': ["'self'"] } },
	// The address of the service worker goes through a policy of this name; see `src/components/behaviour/offline-page.ts`.
	...keptPages.map((page) => ({ page, sources: { 'trusted-types': ['offline'] } })),
	...tools.flatMap((tool) =>
		listSources(tool).map((sources) => ({ page: `/extra/${tool.id}`, sources })),
	),
];

/** What the page of a tool is granted, the services it has a key for included. */
function listSources({ services, policy, policyWithKey = {} }: Tool): PolicySources[] {
	const withKey = Object.entries(policyWithKey).filter(([service]) => service in keys);
	return [{ 'connect-src': services }, policy, ...withKey.map(([, sources]) => sources)].map(
		(sources) =>
			Object.fromEntries(
				Object.entries(sources).map(([name, list]) => [name, list.map(toAddress)]),
			),
	);
}

/** The origin of a service; what is none stays. @example toAddress('nbu') // 'https://bank.gov.ua' */
function toAddress(source: string): string {
	return isService(source) ? new URL(addresses[source]).origin : source;
}

function isService(name: string): name is ServiceId {
	return name in addresses;
}

/** Pages with a policy of their own instead of the common one: what tools show in a frame. */
export const ownPolicies = Object.fromEntries(
	toolList.flatMap(({ frames = [] }) => frames.map(({ path, policy }) => [path, policy])),
);

export interface PagePolicy {
	page: string;
	sources: PolicySources;
}
