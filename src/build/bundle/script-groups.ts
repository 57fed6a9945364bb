import type { Plugin } from 'vite';

/**
 * Modules that pages load together, by their addresses: each group is one file of the build. Without them a page with
 * live data requests twenty files more; what that costs is in docs/decisions/015-scripts-of-a-page.md. The rest is
 * divided by the bundler.
 */
const groups = {
	react: /\/node_modules\/(@nanostores\/react|react|react-dom|scheduler|@astrojs\/react)\//,
	// What remembers settings and what speaks, also on pages without React: without `computed`, which four tools use.
	stores:
		/\/src\/(browser\/(broken-name|safe-storage|saved|voice)|earlier-site\/word|lib\/report|stores\/single-keys)\.ts|\/node_modules\/(@nanostores\/persistent|nanostores\/(?!computed))/,
	tool: /\/src\/(islands\/shared\/(use-(later|listener|part|ready|said|saved))\.|browser\/load-module\.)/,
	texts: /\/src\/(i18n\/(format-number|locales?|messages)|lib\/isolate)\.ts/,
	// What reads stored texts that are JSON.
	json: /\/src\/(browser\/saved-json|lib\/(loses-fields|parse))\.ts/,
	// What the three calculators share, what two of them do, and what Finance loads by and by.
	keypad:
		/\/src\/(islands\/(calculator\/(Keypad|Keys|UndoButtons|reader|refuse-digit|say-number|use-(keyboard|paste|unknown-sign))|shared\/saving\/Saving)\.|tools\/calculator\/(exact|steps))|\/node_modules\/big\.js\//,
	sums: /\/src\/(islands\/calculator\/(Display|refuse-key|say-display|standard-keys|use-number-in-address)|tools\/calculator\/standard\/(arithmetic|display|keyboard|machine|saved|trace))/,
	finance: /\/src\/tools\/calculator\/finance\/(display|machine|saved|terms)\./,
	// What tasks and notes share with the designs of the garment workshop.
	records:
		/\/src\/(browser\/(records\/(?!find-objects|import|reading|short-name)|write-text)|islands\/shared\/records\/(ActionButton|EditField|SaveNotice|UndoOffer|ends-text|take-long-text|use-offer))/,
	live: /\/src\/(live\/(feeds\/with-snapshot|plausibility\/|refresh\/|request\/|services\/weather-values|(answer|clock|doubt|number|outcome|retry|service-settings|settings|sources)\.)|islands\/shared\/(Unknown|live\/(ClockNotice|LiveState|StateLine|describe-state|use-live))|tools\/ticker\/shown-items|i18n\/(format-(age|seconds|span)|time-zone)|browser\/page-events)/,
	weather:
		/\/src\/(live\/(chosen-units|cities|forecast|local-time|place|place-fields|sky|weather-units|weather-words|wind)\.|tools\/weather\/city-address\.|i18n\/(country-name|format-forecast)|browser\/is-stored|islands\/(weather\/SkyPicture|shared\/use-units))/,
	rates: /\/src\/live\/(chains\/rates|services\/(frankfurter|nbu)|rate-table)\./,
	// The ranking of the search in the header is that of the certificates.
	finder: /\/src\/(lib\/find\/|browser\/find-index|i18n\/(read-dates|searched-dates))/,
	tickers:
		/\/src\/(islands\/shared\/(ticker3?d?\/|live\/(Clock|ShownSwitch)\.)|tools\/ticker\/(line-motion|lines-3d|creep-views|motion-settings|speed))/,
};

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
								output: {
									codeSplitting: {
										includeDependenciesRecursively: false,
										groups: Object.entries(groups).map(([name, test]) => ({ name, test })),
									},
								},
							},
						},
					}
				: undefined,
	};
}
