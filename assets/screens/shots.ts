import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { root } from '../../scripts/assets/manifest.ts';

/** One picture as shots.json of a project describes it. Sizes are in CSS pixels, `scale` makes them finer. */
const shotSchema = z.strictObject({
	/** The name of the picture: src/assets/projects/PROJECT/NAME.webp. */
	name: z.string().regex(/^[a-z0-9-]+$/),
	width: z.int().positive(),
	height: z.int().positive(),
	scale: z.number().positive().default(2),
	/** Left and top of the cut, where it is not the whole window of 960 x 640. */
	at: z.tuple([z.number(), z.number()]).optional(),
	/** Only this part of the page. */
	selector: z.string().optional(),
	/** The state that the page shows, for its style sheet (`:target`) or script. */
	hash: z.string().startsWith('#').or(z.literal('')).default(''),
	/** Which language a picture per language shows: NAME.LANGUAGE.webp; the page reads it from `navigator.language`. */
	language: z.enum(['en', 'uk', 'es']).optional(),
	page: z.string().default('index.html'),
	/** An object that other pages of the project show: stays in the folder, without a ground. */
	part: z.boolean().default(false),
});

export type Shot = z.output<typeof shotSchema> & { project: string; file: string };

export const screens = 'assets/screens/';

/** The shots of all projects, by project in the order of their names. */
export function listShots(): Shot[] {
	return readdirSync(root + screens)
		.filter((project) => existsSync(`${root}${screens}${project}/shots.json`))
		.sort()
		.flatMap((project) => {
			const text = readFileSync(`${root}${screens}${project}/shots.json`, 'utf8');
			return parseShots(JSON.parse(text), project);
		});
}

/** @throws a ZodError if the list does not have the shape of shots.json */
function parseShots(list: unknown, project: string): Shot[] {
	return z
		.array(shotSchema)
		.parse(list)
		.map((shot) => ({ ...shot, project, file: toFile(shot, project) }));
}

function toFile({ name, language, part }: z.output<typeof shotSchema>, project: string): string {
	const folder = part ? `${screens}${project}` : `src/assets/projects/${project}`;
	return `${folder}/${name}${language ? `.${language}` : ''}.webp`;
}
