import { type RunningSite, startSite } from '../../scripts/serve/site-server.ts';

/**
 * Serves the built site while the tests of a file run, for what only an answer shows: status, headers, redirects. The
 * function asks for a path of the site, and follows no redirect.
 */
export function serveSite(): (path: string, options?: RequestInit) => Promise<Response> {
	let site: RunningSite | undefined;
	beforeAll(async () => {
		site = await startSite({ root: 'dist', port: 0 });
	});
	afterAll(() => site?.close());
	return (path, options) => fetch(`${site?.url}${path}`, { redirect: 'manual', ...options });
}
