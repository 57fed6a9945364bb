import { defineCollection } from 'astro:content';
import { recordFiles } from '#build/documents/record-files.ts';
import { collections as all, type CollectionName } from '#schemas/collections.ts';

const from = (name: CollectionName) =>
	recordFiles(`./src/content/${all[name].folder}`, all[name].pattern);

export const collections = {
	profile: defineCollection({ loader: from('profile'), schema: all.profile.schema }),
	site: defineCollection({ loader: from('site'), schema: all.site.schema }),
	iq: defineCollection({ loader: from('iq'), schema: all.iq.schema }),
	projects: defineCollection({ loader: from('projects'), schema: all.projects.schema }),
	categories: defineCollection({ loader: from('categories'), schema: all.categories.schema }),
	certificates: defineCollection({ loader: from('certificates'), schema: all.certificates.schema }),
	education: defineCollection({ loader: from('education'), schema: all.education.schema }),
	diplomas: defineCollection({ loader: from('diplomas'), schema: all.diplomas.schema }),
	languages: defineCollection({ loader: from('languages'), schema: all.languages.schema }),
	experience: defineCollection({ loader: from('experience'), schema: all.experience.schema }),
	publications: defineCollection({ loader: from('publications'), schema: all.publications.schema }),
	skills: defineCollection({ loader: from('skills'), schema: all.skills.schema }),
	// Astro extends object schemas, which zod forbids for one with a rule between fields: it gets a pipe.
	technologies: defineCollection({
		loader: from('technologies'),
		schema: all.technologies.schema.transform((technology) => technology),
	}),
	photos: defineCollection({ loader: from('photos'), schema: all.photos.schema }),
	slides: defineCollection({ loader: from('slides'), schema: all.slides.schema }),
	'case-studies': defineCollection({
		loader: from('case-studies'),
		schema: all['case-studies'].schema,
	}),
	pages: defineCollection({ loader: from('pages'), schema: all.pages.schema }),
	home: defineCollection({ loader: from('home'), schema: all.home.schema }),
	about: defineCollection({ loader: from('about'), schema: all.about.schema }),
};
