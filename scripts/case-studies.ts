import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The pages of all case studies, without a language: `/projects/bakery`. */
export function listCaseStudyPaths(): string[] {
	return globSync('*/en.mdx', { cwd: 'src/content/case-studies' })
		.map((file) => `/projects/${dirname(file)}`)
		.sort();
}
