import type { z } from 'zod';

import { caseStudySchema } from './case-study.ts';
import { categorySchema } from './category.ts';
import { certificateSchema } from './certificate.ts';
import { diplomaSchema, educationSchema, languageSchema } from './education.ts';
import { experienceSchema } from './experience.ts';
import { photoSchema, slideSchema } from './gallery.ts';
import { iqTestSchema } from './iq-test.ts';
import { writtenLocales } from './localized.ts';
import { pageSchema } from './page.ts';
import { profileSchema } from './profile.ts';
import { projectSchema } from './project.ts';
import { aboutSchema, homeSchema } from './prose.ts';
import { publicationSchema } from './publication.ts';
import { siteSchema } from './site.ts';
import { skillSchema } from './skill.ts';
import { technologySchema } from './technology.ts';

/** One kind of content: where its files are and which schema they follow. */
export interface Collection {
	/** Folder inside `src/content`. */
	folder: string;
	/** Which files of that folder belong to it. */
	pattern: string;
	/** The schema of a record, or of the top of a prose file. */
	schema: z.ZodType;
	/** Name of the JSON schema for editors, `schemas/json/<entity>.json`. Prose has none. */
	entity?: string;
}

const perLanguage = `{${writtenLocales.join(',')}}.mdx`;

/** All collections. Astro, the content check, the editor and docs/content.md read this table. */
export const collections = {
	profile: {
		folder: 'profile',
		pattern: 'profile.json',
		schema: profileSchema,
		entity: 'profile',
	},
	site: { folder: 'site', pattern: 'site.json', schema: siteSchema, entity: 'site' },
	iq: { folder: 'iq', pattern: 'iq.json', schema: iqTestSchema, entity: 'iq-test' },
	projects: { folder: 'projects', pattern: '*.json', schema: projectSchema, entity: 'project' },
	categories: {
		folder: 'categories',
		pattern: '*.json',
		schema: categorySchema,
		entity: 'category',
	},
	certificates: {
		folder: 'certificates',
		pattern: '*/*.json',
		schema: certificateSchema,
		entity: 'certificate',
	},
	education: {
		folder: 'education',
		pattern: '*.json',
		schema: educationSchema,
		entity: 'education',
	},
	diplomas: {
		folder: 'diplomas',
		pattern: '*/*.json',
		schema: diplomaSchema,
		entity: 'diploma',
	},
	languages: { folder: 'languages', pattern: '*.json', schema: languageSchema, entity: 'language' },
	experience: {
		folder: 'experience',
		pattern: '*.json',
		schema: experienceSchema,
		entity: 'experience',
	},
	publications: {
		folder: 'publications',
		pattern: '*.json',
		schema: publicationSchema,
		entity: 'publication',
	},
	skills: { folder: 'skills', pattern: '*.json', schema: skillSchema, entity: 'skill' },
	technologies: {
		folder: 'technologies',
		pattern: '*.json',
		schema: technologySchema,
		entity: 'technology',
	},
	photos: { folder: 'photos', pattern: '*.json', schema: photoSchema, entity: 'photo' },
	slides: { folder: 'slides', pattern: '*.json', schema: slideSchema, entity: 'slide' },
	'case-studies': {
		folder: 'case-studies',
		pattern: `*/${perLanguage}`,
		schema: caseStudySchema,
	},
	pages: { folder: 'pages', pattern: `*/${perLanguage}`, schema: pageSchema },
	home: { folder: 'home', pattern: perLanguage, schema: homeSchema },
	about: { folder: 'about', pattern: perLanguage, schema: aboutSchema },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
