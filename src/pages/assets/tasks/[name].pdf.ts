import type { APIRoute } from 'astro';
import { compilePaper } from '#papers/compile.ts';
import { toPaper } from '#papers/paper.ts';
import { fileNames, languages, taskIds } from '#tools/tasks/task-ids.ts';

export function getStaticPaths() {
	return taskIds.flatMap((task) =>
		languages.map((language) => ({
			params: { name: `${fileNames[task]}-${language}` },
			props: { task, language },
		})),
	);
}

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = async ({ props: { task, language }, site, url }) => {
	const paper = await compilePaper(toPaper(task, language, (site ?? url).href));
	return new Response(paper, { headers: { 'Content-Type': 'application/pdf' } });
};
