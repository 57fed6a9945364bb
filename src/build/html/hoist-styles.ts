import { scanHtml } from './scan.ts';

/**
 * Moves the style elements of the body to the end of the head, where HTML allows them. Astro prints one beside the
 * first island of a page.
 *
 * @example hoistStyles('<head></head><p><style>a{}</style>') // '<head><style>a{}</style></head><p>'
 */
export function hoistStyles(html: string): string {
	const end = html.indexOf('</head>');
	if (end === -1) return html;
	const blocks = scanHtml(html)
		.filter(({ name, start }) => name === 'style' && start > end)
		.map((tag) => ({
			start: tag.start,
			end: endOfElement(html, tag.end + (tag.text?.length ?? 0)),
		}));

	let body = '';
	let styles = '';
	let position = end;
	for (const block of blocks) {
		body += html.slice(position, block.start);
		styles += html.slice(block.start, block.end);
		position = block.end;
	}
	return html.slice(0, end) + styles + body + html.slice(position);
}

function endOfElement(html: string, from: number): number {
	const end = html.indexOf('>', from);
	return end === -1 ? html.length : end + 1;
}
