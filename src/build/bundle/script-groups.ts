import type { Plugin } from 'vite';
import groups from './script-groups.json' with { type: 'json' };

/**
 * Puts modules that pages load together into one file of the build, and nothing into a group that it does not name. The
 * patterns are of the addresses of modules. Without groups a page with live data requests twenty files more; what that
 * costs is in docs/decisions/015-scripts-of-a-page.md. The rest is divided by the bundler.
 */
export function scriptGroups(): Plugin {
	return {
		name: 'script-groups',
		enforce: 'post',
		configEnvironment: (name) =>
			name === 'client'
				? {
						build: {
							rolldownOptions: {
								preserveEntrySignatures: 'allow-extension',
								output: {
									codeSplitting: {
										includeDependenciesRecursively: false,
										groups: Object.entries(groups).map(([name, { modules }]) => ({
											name,
											test: new RegExp(modules),
										})),
									},
								},
							},
						},
					}
				: undefined,
	};
}
