import { builtinModules } from 'node:module';

/** What other folders may read of tools: their contracts, which are data and import only types. */
const toolList = ['tools/contract.ts', 'tools/tool-list.ts'];

/** What the code of each folder of `src` may import from other folders of `src`: folders and single files. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
	lib: [],
	// The titles of tools are in their contracts.
	i18n: ['lib', ...toolList],
	// Runs before React is there, partly as text printed into the page.
	early: ['lib'],
	// Converts values that the owner's earlier site stored; its README explains how to remove it.
	'earlier-site': ['lib'],
	browser: ['lib', 'i18n', 'earlier-site'],
	live: ['lib', 'i18n', 'browser', 'earlier-site'],
	stores: ['lib', 'browser', 'earlier-site'],
	schemas: ['lib', 'i18n', ...toolList],
	// Runs only while building. The addresses of services go into the content policy, the portraits into a style.
	build: ['lib', 'i18n', 'early', 'live', 'assets', ...toolList],
	queries: ['lib', 'i18n', 'schemas', 'build'],
	tools: ['lib', 'i18n', 'browser', 'live', 'stores', 'earlier-site'],
	scenes: ['lib', 'browser', 'stores', 'tools'],
	islands: ['lib', 'i18n', 'early', 'browser', 'live', 'stores', 'tools', 'scenes'],
	// The scripts of components set and follow what is saved; the menus are made from the registry of tools.
	components: [
		'lib',
		'i18n',
		'early',
		'browser',
		'build',
		'stores',
		'tools',
		'islands',
		'assets',
		'styles',
	],
	// A tool's page takes its title and neighbours from the registry.
	layouts: ['lib', 'i18n', 'early', 'build', 'tools', 'components', 'assets', 'styles'],
	// The service worker: a program of its own.
	offline: ['lib'],
	cv: ['lib', 'i18n', 'build', 'assets'],
	// The solutions of the tasks as PDF, set with the fonts of the CV.
	papers: ['lib', 'i18n', 'build', 'tools', 'cv'],
	pages: [
		'lib',
		'i18n',
		'early',
		'build',
		'live',
		'tools',
		'queries',
		'islands',
		'components',
		'layouts',
		'cv',
		'papers',
		'assets',
		'styles',
	],
	'content.config.ts': ['lib', 'i18n', 'schemas', 'build'],
	'middleware.ts': ['i18n'],
};

/** Packages that only some folders may load; their types may be named anywhere. */
export const restrictedPackages: readonly RestrictedPackage[] = [
	{
		name: /^astro:content$/,
		folders: ['queries', 'content.config.ts'],
		reason: 'Only src/queries may read collections.',
	},
	{
		name: /^(three|@react-three\/[^/]+)(\/|$)/,
		folders: ['scenes'],
		names: { islands: ['Canvas'] },
		reason: 'Only src/scenes may use Three.js; islands may import Canvas.',
	},
	{
		name: /^react(-dom)?(\/|$)/,
		folders: ['islands', 'scenes'],
		reason: 'Only src/islands and src/scenes may use React: all else runs without it.',
	},
	{
		name: new RegExp(`^(node:.*|(${builtinModules.join('|')})(/.*)?)$`),
		folders: ['build', 'queries', 'cv', 'papers', 'pages'],
		reason:
			'Node APIs exist only while building: use them in src/build, src/queries, src/cv, src/papers or src/pages.',
	},
	{
		name: /^(sharp|@takumi-rs\/[^/]+|subset-font|fontverter|@myriaddreamin\/[^/]+)(\/|$)/,
		folders: ['build', 'cv', 'papers'],
		reason:
			'Packages with native code run only while building: use them in src/build, src/cv or src/papers.',
	},
	{
		name: /^(parse5|magic-string|vite|harfbuzzjs)(\/|$)/,
		folders: ['build'],
		reason: 'Only src/build may parse and rewrite pages, bundles and fonts.',
	},
];

/** Folders whose subfolders do not import each other, except those in `shared`. */
export const separateSubfolders: Readonly<Record<string, { shared: readonly string[] }>> = {
	tools: { shared: ['ticker', 'design'] },
	islands: { shared: ['shared'] },
};

interface RestrictedPackage {
	name: RegExp;
	folders: readonly string[];
	/** Single exports that a further folder may take. */
	names?: Readonly<Record<string, readonly string[]>>;
	reason: string;
}
