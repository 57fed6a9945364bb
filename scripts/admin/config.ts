import type { CmsConfig } from '@sveltia/cms';
import type { CollectionName } from '#schemas/collections.ts';
import type { ContentTree } from '../content/tree.ts';

import { listEntryLists } from './entry-lists.ts';
import { listPageFiles, toCaseStudyFiles } from './prose-files.ts';
import { listSingletons } from './singletons.ts';
import { listWordForms } from './words.ts';

/** Everything the visual editor has to know: which files there are, and the form of each kind, from the schemas. */
export function toEditorConfig(tree: ContentTree): CmsConfig {
	const lists = (...names: CollectionName[]) => names.flatMap((name) => listEntryLists(name, tree));
	return {
		load_config_file: false,
		// The editor’s backend is the folder that page/folders.ts provides: the files of this project.
		backend: { name: 'test-repo' },
		app_title: 'Site content',
		media_folder: 'src/assets',
		public_folder: '/',
		media_libraries: {
			default: { config: { slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
		output: { omit_empty_optional_fields: true },
		singletons: listSingletons(tree),
		collections: [
			...lists('projects'),
			toCaseStudyFiles(tree),
			...listPageFiles(tree),
			...lists('experience', 'publications', 'skills', 'education', 'languages'),
			{ name: 'after-languages', divider: true },
			...lists('categories', 'certificates'),
			{ name: 'after-certificates', divider: true },
			...lists('diplomas'),
			{ name: 'after-diplomas', divider: true },
			...lists('photos', 'slides', 'technologies'),
			...listWordForms(tree),
		],
	};
}
