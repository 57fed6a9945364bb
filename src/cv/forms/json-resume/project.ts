import { toAddress } from '#cv/address.ts';
import { toResultLine } from '#cv/result-line.ts';
import type { Words } from '#queries/localize.ts';
import type { Project } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';
import { toRest } from './rest.ts';
import { nameResultWords, toRestOfResult } from './result.ts';

export function toProject({ locale, siteAddress }: Resume, project: Project): object {
	const { title, type, description, demo, source, video, role, team, client } = project;
	const { featured, cover, gallery, for: whose, paid, results, certificates, job } = project;
	const story = project.hasCaseStudy ? `/projects/${project.id}` : undefined;
	const { highlights } = project;
	const lines = highlights?.lines ?? [];
	const link = demo ?? source ?? video ?? story;
	return {
		name: title.text,
		description: description?.text,
		type: type?.text,
		entity: client?.text,
		...(role && { roles: [role.text] }),
		startDate: project.start,
		endDate: project.end,
		url: link && toAddress(locale, link, siteAddress),
		...(results.length + lines.length > 0 && {
			highlights: [...lines, ...results.map((result) => toResultLine(locale, result))],
		}),
		keywords: project.technologies,
		...toRest(
			`projects/${project.id}`,
			{ title, type, description, highlights, role, team, client, ...nameInnerWords(project) },
			{
				demo,
				source,
				video,
				featured,
				...(cover && { cover: { ...cover, alt: cover.alt.text } }),
				gallery: gallery.map(({ picture, alt, caption }) => ({
					picture,
					alt: alt.text,
					caption: caption.text,
				})),
				team: team?.text,
				for: whose,
				paid,
				results: results.map(toRestOfResult),
				certificates,
				job,
				tags: project.tags,
			},
		),
	};
}

/** The texts inside groups, by the names under which the import reads them. */
function nameInnerWords({ cover, gallery, results }: Project): Record<string, Words | undefined> {
	return Object.fromEntries([
		['cover.alt', cover?.alt],
		...gallery.flatMap(({ alt, caption }, index) => [
			[`gallery[${index}].alt`, alt],
			[`gallery[${index}].caption`, caption],
		]),
		...Object.entries(nameResultWords(results)),
	]);
}
