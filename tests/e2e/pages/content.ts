import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { byPlace } from '#lib/by-place.ts';
import { newestPeriodFirst, type Period } from '#lib/partial-date.ts';
import { categorySchema, toGroups } from '#schemas/category.ts';
import { certificateSchema } from '#schemas/certificate.ts';
import { diplomaSchema, educationSchema, languageSchema } from '#schemas/education.ts';
import { experienceSchema } from '#schemas/experience.ts';
import { photoSchema, slideSchema } from '#schemas/gallery.ts';
import { iqTestSchema } from '#schemas/iq-test.ts';
import { profileSchema } from '#schemas/profile.ts';
import { projectSchema } from '#schemas/project.ts';
import { siteSchema } from '#schemas/site.ts';
import { skillSchema } from '#schemas/skill.ts';
import { technologySchema } from '#schemas/technology.ts';

const content = join(import.meta.dirname, '../../../src/content');

/** What the pages were built from, so that a test knows what they must contain. */
export const profile = profileSchema.parse(readJson('profile/profile.json'));
export const site = siteSchema.parse(readJson('site/site.json'));
/** The heading of the slides on the home page. */
export const slidesHeading = site.slidesHeading ?? {};
export const iqTest = iqTestSchema.parse(readJson('iq/iq.json'));
export const photos = readFolder('photos', photoSchema).sort(byOrder);
export const slides = readFolder('slides', slideSchema).sort(byOrder);
export const skills = readFolder('skills', skillSchema).sort(byOrder);
export const technologies = readFolder('technologies', technologySchema).sort(byOrder);
export const languages = readFolder('languages', languageSchema);
export const jobs = readFolder('experience', experienceSchema).sort(byStart);
export const projects = readFolder('projects', projectSchema).sort(byStart);
export const categories = readFolder('categories', categorySchema)
	.sort(byOrder)
	.map((category) => ({ ...category, groups: toGroups(category.id, category.groups) }));
export const certificates = categories
	.flatMap(({ groups }) => groups)
	.flatMap(({ id: list }) =>
		readFolder(`certificates/${list}`, certificateSchema).map((entry) => ({
			...entry,
			id: `${list}/${entry.id}`,
			list,
		})),
	);
export const studies = readFolder('education', educationSchema).sort(
	(a, b) => (a.order ?? 0) - (b.order ?? 0),
);
export const diplomas = studies.flatMap(({ id: school }) =>
	readFolder(`diplomas/${school}`, diplomaSchema).map((entry) => ({
		...entry,
		id: `${school}/${entry.id}`,
		school,
	})),
);

/** The diplomas that the overview counts. A back side is not a document of its own. */
export const listedDiplomas = diplomas.filter(
	({ school, side }) =>
		side !== 'back' && studies.some(({ id, diplomas: counts }) => id === school && counts),
);

/** The groups of a category page and how many certificates each holds, in the order of the page. */
export function countGroups({ groups }: (typeof categories)[number]) {
	return groups.map((group) => ({
		...group,
		size: certificates.filter(({ list }) => list === group.id).length,
	}));
}

export function countCategory(category: (typeof categories)[number]): number {
	return countGroups(category).reduce((sum, { size }) => sum + size, 0);
}

function readFolder<Schema extends z.ZodType<object>>(folder: string, schema: Schema) {
	return readdirSync(join(content, folder))
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => ({
			...schema.parse(readJson(`${folder}/${file}`)),
			id: file.replace('.json', ''),
		}));
}

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(join(content, file), 'utf8'));
}

function byOrder(a: { order?: number | undefined; id: string }, b: typeof a): number {
	return byPlace({ id: a.id, data: a }, { id: b.id, data: b });
}

function byStart(a: Period & { id: string }, b: Period & { id: string }): number {
	return newestPeriodFirst(a, b) || a.id.localeCompare(b.id);
}
