const hiddenParts = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const blockTags =
	/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|blockquote|script|style)\b[^<>]*>/gi;
const tags = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;

/**
 * HTML without its tags, scripts and styles; a block begins a new line. Characters that only look like markup stay:
 * "a < b" is a text. For showing as text only, because what is left may be read as HTML.
 *
 * @example stripTags('<p>One <b>two</b></p>') // '\nOne two\n'
 */
export function stripTags(html: string): string {
	return html.replace(hiddenParts, '\n').replace(blockTags, '\n').replace(tags, '');
}
