/**
 * Prose of the content as Markdown: a milestone becomes a heading with its year, a note a quotation.
 * The blocks are those of `src/schemas/prose.ts`; the check of the content lets no others in.
 */
export function toMarkdownProse(mdx: string): string {
	return mdx
		.replace(/<Milestone\s+year="(\d{4})"\s*>\s*([\s\S]*?)\s*<\/Milestone>/g, '### $1\n\n$2')
		.replace(/<Note>\s*([\s\S]*?)\s*<\/Note>/g, (_, note: string) => note.replace(/^/gm, '> '))
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}
