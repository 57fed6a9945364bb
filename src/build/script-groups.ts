import type { Plugin } from 'vite';

/**
 * Modules that pages always load together stand in one file: fewer requests, and compressed as one
 * they are smaller by a tenth. What only some pages need of a group has to stay out of it.
 */
const groups = [
	{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
	// What nearly every tool is made of.
	{
		name: 'tool',
		test: /src\/islands\/shared\/(use-(ready|saved|in-view|less-motion|part)|(View)?Switch)\.|node_modules\/@nanostores\/react\//,
	},
	// What shows the lists of a page as tables, in another order.
	{ name: 'lists', test: /src\/islands\/shared\/(list-view|use-list-views|OrderSwitch)\./ },
	// What remembers settings, also on pages without React.
	{
		name: 'stores',
		test: /src\/browser\/(saved|safe-storage)\.|node_modules\/(@nanostores\/persistent|nanostores)\//,
	},
	// What the pages with live data share.
	{
		name: 'live',
		test: /src\/(islands\/shared\/(live|ticker)\/|islands\/shared\/ticker3d\/(Ticker3d|Strip|use-first-sign)\.|live\/(outcome|retry-delay|sources)\.|tools\/ticker\/(lines-3d|speed)\.)/,
	},
	// What asks outside services, which pages load after they can be used.
	{
		name: 'ask',
		test: /src\/live\/(request\/|settings\.|service-settings\.)|node_modules\/wretch\//,
	},
	// What stores answers, and pictures of visitors, in a database.
	{ name: 'database', test: /src\/browser\/within\.|node_modules\/idb-keyval\// },
];

/** Puts the groups into the build for the browser, and nothing into a group that it does not name. */
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
								output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
							},
						},
					}
				: undefined,
	};
}
