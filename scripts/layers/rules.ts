/** What the code of each folder of `src` may import from other folders of `src`. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
	lib: [],
	i18n: ['lib'],
	schemas: ['lib', 'i18n'],
	queries: ['lib', 'i18n', 'schemas'],
	services: ['lib'],
	stores: ['lib'],
	tools: ['lib', 'i18n', 'services', 'stores'],
	scenes: ['lib', 'tools', 'stores'],
	islands: ['lib', 'i18n', 'stores', 'tools', 'scenes'],
	// The scripts of components set and follow what is saved; the menus are made from the registry of tools.
	components: ['lib', 'i18n', 'stores', 'tools', 'islands', 'assets', 'styles'],
	// A tool's page takes its title and neighbours from the registry.
	layouts: ['lib', 'i18n', 'tools', 'components', 'assets', 'styles'],
	cv: ['lib', 'i18n', 'assets'],
	// The solutions of the tasks on paper, set with the fonts of the CV.
	papers: ['lib', 'i18n', 'tools', 'cv'],
	pages: [
		'lib',
		'i18n',
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
	integrations: ['lib', 'i18n'],
	'content.config.ts': ['lib', 'i18n', 'schemas'],
};

/** Packages that only some folders may load; a type of theirs may be named anywhere. */
export const restrictedPackages: readonly RestrictedPackage[] = [
	{
		name: /^astro:content$/,
		folders: ['queries', 'content.config.ts'],
		reason: 'Only src/queries reads collections.',
	},
	{
		name: /^(three|@react-three\/[^/]+)(\/|$)/,
		folders: ['scenes'],
		names: { islands: ['Canvas'] },
		reason: 'three.js is for src/scenes; an island takes nothing but Canvas.',
	},
];

/** Folders whose subfolders stay apart: what two of them share goes where `shared` says. */
export const separateSubfolders: Readonly<Record<string, { shared: readonly string[] }>> = {
	tools: { shared: ['ticker'] },
	islands: { shared: ['shared'] },
};

interface RestrictedPackage {
	name: RegExp;
	folders: readonly string[];
	/** Single exports that a further folder may take. */
	names?: Readonly<Record<string, readonly string[]>>;
	reason: string;
}
