/**
 * Modules that pages always load together stand in one file: fewer requests, and compressed as one
 * they are smaller by a tenth. What only some pages need of a group has to stay out of it.
 */
export const scriptGroups = {
	includeDependenciesRecursively: false,
	groups: [
		{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
		// What pages of live figures are made of.
		{
			name: 'live',
			test: /src\/(islands\/shared\/(live|ticker)\/|islands\/shared\/ticker3d\/(Ticker3d|Strip|use-first-sign)\.|lib\/live\/(outcome|retry-delay|sources)\.|tools\/ticker\/(lines-3d|speed)\.)/,
		},
		// What asks outside services, which pages load after they can be used.
		{
			name: 'ask',
			test: /src\/(services\/(request\/|settings\.)|lib\/(service-settings|figures)\.)|node_modules\/(valibot|idb-keyval|wretch)\//,
		},
	],
};
