import type { APIRoute } from 'astro';
import { localePaths } from '#i18n/locales.ts';
import { compilePaper } from '#papers/compile.ts';
import { toPaper } from '#papers/paper.ts';
import { listTasks } from '#tools/tasks/list-tasks.ts';
import { fileNames, languages } from '#tools/tasks/task-ids.ts';

export function getStaticPaths() {
	return localePaths().flatMap(({ params, props }) =>
		listTasks().flatMap((task) =>
			languages.map((language) => ({
				params: { ...params, name: `${fileNames[task]}-${language}` },
				props: { ...props, task, language },
			})),
		),
	);
}

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = async ({ props: { locale, task, language }, site, url }) => {
	const paper = await compilePaper(toPaper(locale, task, language, (site ?? url).href));
	return new Response(paper, { headers: { 'Content-Type': 'application/pdf' } });
};
