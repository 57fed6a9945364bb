import type { Plugin } from 'vite';

/**
 * On a first start the development server bundles the packages of the islands, which takes both processors for seconds.
 * Here that waits until the first page has been sent: the page needs no bundle, only its islands do.
 */
export function pageBeforeBundles(): Plugin {
	const { promise: sent, resolve } = Promise.withResolvers<void>();
	return {
		name: 'page-before-bundles',
		apply: 'serve',
		config: () => ({
			optimizeDeps: {
				rolldownOptions: {
					plugins: [{ name: 'page-before-bundles:wait', buildStart: () => sent }],
				},
			},
		}),
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				// A module that needs a bundle must not wait if no page is requested.
				if (request.headers.accept?.includes('text/html')) response.once('close', resolve);
				else resolve();
				next();
			});
		},
	};
}
