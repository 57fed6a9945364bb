import { matchesPage } from '#build/policy/page-policy.ts';
import { policySources } from '#build/policy/policy-sources.ts';
import { hasExtra, registry, worksOffline } from '#tools/registry.ts';

test.each([
	'/extra/offline',
	...(hasExtra() ? ['/extra', '/extra/login'] : []),
	...registry.map(({ id }) => `/extra/${id}`),
])('%s may name a service worker only if it is kept', (path) => {
	const grants = policySources.filter(({ page }) => matchesPage(page, path));
	const policies = grants.flatMap(({ sources }) => sources['trusted-types'] ?? []);
	expect(policies.includes('offline')).toBe(worksOffline(path));
});
