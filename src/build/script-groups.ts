import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that pages always load together, so that they are one file of the build. */
interface ScriptGroup {
	name: string;
	/** Files of `src`, and folders, which end with a slash. */
	sources?: readonly string[];
	packages?: readonly string[];
}

/**
 * Fewer requests, and compressed as one the modules of a group are smaller by a tenth. What only some pages need of a
 * group has to stay out of it. What that saves is in docs/decisions/015-scripts-of-a-page.md.
 */
const groups: readonly ScriptGroup[] = [
	{ name: 'react', packages: ['react', 'react-dom', 'scheduler', '@astrojs/react'] },
	// Modules that nearly every tool uses.
	{
		name: 'tool',
		sources: [
			'islands/shared/Switch.tsx',
			'islands/shared/ViewSwitch.tsx',
			'islands/shared/use-later.ts',
			'islands/shared/use-part.ts',
			'browser/load-module.ts',
			'islands/shared/use-ready.ts',
			'islands/shared/use-saved.ts',
		],
		packages: ['@nanostores/react'],
	},
	// Code that pauses motion out of view and under reduced motion.
	{
		name: 'motion',
		sources: ['islands/shared/use-in-view.ts', 'islands/shared/use-less-motion.ts'],
	},
	// What each of the three calculators loads.
	{
		name: 'calculator',
		sources: [
			'islands/calculator/Keypad.tsx',
			'islands/shared/saving/Saving.tsx',
			'islands/calculator/use-keyboard.ts',
			'tools/calculator/exact.ts',
		],
		packages: ['big.js'],
	},
	// What the standard and the financial calculator share.
	{
		name: 'sums',
		sources: [
			'islands/calculator/Display.tsx',
			'islands/calculator/standard-keys.ts',
			'islands/calculator/use-handed-number.ts',
			'tools/calculator/finance/terms.ts',
			'tools/calculator/standard/arithmetic.ts',
			'tools/calculator/standard/display.ts',
			'tools/calculator/standard/keyboard.ts',
			'tools/calculator/standard/machine.ts',
			'tools/calculator/standard/saved.ts',
			'tools/calculator/standard/trace.ts',
		],
	},
	// What the financial calculator and the parts that it loads later share.
	{
		name: 'finance',
		sources: [
			'tools/calculator/finance/display.ts',
			'tools/calculator/finance/machine.ts',
			'tools/calculator/finance/saved.ts',
		],
	},
	// What shows that something was done, and undoes it.
	{
		name: 'undo',
		sources: [
			'islands/shared/Toast.tsx',
			'islands/shared/records/UndoToast.tsx',
			'islands/shared/records/use-undo.ts',
		],
	},
	// Short modules of the to-do list and the notes, which have no file of their own elsewhere either.
	{
		name: 'records',
		sources: [
			'browser/draft.ts',
			'browser/records/create-id.ts',
			'browser/records/short-name.ts',
			'islands/shared/Pager.tsx',
			'lib/beginning.ts',
			'lib/pages.ts',
		],
	},
	// What shows the lists of a page as tables, in another order.
	{
		name: 'lists',
		sources: [
			'islands/shared/OrderSwitch.tsx',
			'islands/shared/list-view.ts',
			'islands/shared/use-list-views.ts',
		],
	},
	// What remembers settings, also on pages without React.
	{
		name: 'stores',
		sources: [
			'browser/broken-name.ts',
			'browser/safe-storage.ts',
			'browser/saved.ts',
			'earlier-site/word.ts',
		],
		// Without `computed`, which four tools use.
		packages: [
			'@nanostores/persistent',
			'nanostores/atom',
			'nanostores/clean-stores',
			'nanostores/deep-map',
			'nanostores/lifecycle',
			'nanostores/listen-keys',
			'nanostores/task',
		],
	},
	// What the pages with live data share.
	{
		name: 'live',
		sources: [
			'islands/shared/PartNotice.tsx',
			'islands/shared/live/LiveState.tsx',
			'islands/shared/live/use-live.ts',
			'browser/page-events.ts',
			'i18n/format-age.ts',
			'i18n/format-seconds.ts',
			'live/outcome.ts',
			'live/refresh/',
			'live/retry.ts',
			'tools/ticker/shown-items.ts',
			'live/sources.ts',
		],
	},
	// What the parts of the weather page share.
	{
		name: 'weather',
		sources: [
			'browser/is-stored.ts',
			'i18n/country-name.ts',
			'i18n/format-forecast.ts',
			'islands/weather/SkyPicture.tsx',
			'live/cities.ts',
			'live/forecast.ts',
			'live/place.ts',
			'live/sky.ts',
			'live/weather-units.ts',
			'live/weather-words.ts',
			'live/wind.ts',
			'tools/weather/city-address.ts',
			'tools/weather/shown-place.ts',
			'tools/weather/units.ts',
		],
	},
	// Lines that move, which pages load when they are near.
	{
		name: 'tickers',
		sources: [
			'islands/shared/live/Clock.tsx',
			'islands/shared/live/ShownSwitch.tsx',
			'islands/shared/ticker/',
			'islands/shared/ticker3d/Strip.tsx',
			'islands/shared/ticker3d/Ticker3d.tsx',
			'islands/shared/ticker3d/use-first-sign.ts',
			'tools/ticker/line-motion.ts',
			'tools/ticker/lines-3d.ts',
			'tools/ticker/creep-views.ts',
			'tools/ticker/motion-settings.ts',
			'tools/ticker/speed.ts',
		],
	},
	// Code that sends requests to outside services, which pages load when they are ready.
	{
		name: 'ask',
		sources: [
			'live/answer.ts',
			'live/request/',
			'live/service-settings.ts',
			'live/settings.ts',
			'live/text-checks.ts',
		],
	},
	// Checks of the answers, on the pages that repeat their requests.
	{
		name: 'feed',
		sources: [
			'live/feeds/with-snapshot.ts',
			'live/plausibility/',
			'live/services/weather-values.ts',
		],
	},
	{
		name: 'words',
		sources: [
			'i18n/apostrophe.ts',
			'i18n/messages.ts',
			'i18n/locale.ts',
			'i18n/messages/languages.ts',
		],
	},
	// Short functions for islands and for the scripts of pages, which would otherwise be two requests.
	{ name: 'report', sources: ['lib/report.ts', 'browser/copy-text.ts'] },
	// What keeps pages without a connection. The other workers load it with theirs, for the address.
	{
		name: 'offline',
		sources: ['components/behaviour/offline-page.ts', 'browser/trusted-address.ts'],
	},
	// What stores answers, and pictures of visitors, in a database.
	{ name: 'database', sources: ['browser/within.ts'], packages: ['idb-keyval'] },
];

/** Puts the groups into the build for the browser, and nothing into a group that it does not name. */
export function scriptGroups(root = process.cwd()): Plugin {
	const lost = findLostModules(groups, root);
	if (lost.length > 0) {
		throw new Error(
			`src/build/script-groups.ts lists paths that do not exist: ${lost.join(', ')}. Correct each one, or remove it from its group.`,
		);
	}
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
										groups: groups.map((group) => ({ name: group.name, test: toPattern(group) })),
									},
								},
							},
						},
					}
				: undefined,
	};
}

/** The sources and packages of groups that the project below `root` does not have. */
export function findLostModules(groups: readonly ScriptGroup[], root: string): string[] {
	return groups
		.flatMap(({ sources = [], packages = [] }) => [
			...sources.map((source) => `src/${source}`),
			...packages.map((name) => `node_modules/${name}`),
		])
		.filter((path) => !existsSync(join(root, path)));
}

/** Matches the addresses of the modules of a group. */
export function toPattern({ sources = [], packages = [] }: ScriptGroup): RegExp {
	const paths = [
		...sources.map((source) => (source.endsWith('/') ? `src/${source}` : `src/${source}$`)),
		...packages.map((name) => `node_modules/${name}/`),
	];
	return new RegExp(`/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`);
}
