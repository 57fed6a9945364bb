import type { HtmlTag } from '#build/html/scan.ts';
import { truncateText } from '#lib/truncate-text.ts';

const longestQuote = 60;

/** What a page holds that its policy would block: a sentence for each, with the line. */
export function findPolicyFaults(tags: readonly HtmlTag[]): string[] {
	return tags.flatMap((tag) => {
		const toFault = (sentence: string) => [`line ${tag.line}, <${tag.name}>: ${sentence}`];
		return [...tag.attributes].flatMap(([name, value]) => {
			if (name === 'style')
				return toFault(
					`the style attribute "${truncateText(value, longestQuote)}" would be ignored: use a class.`,
				);
			if (/^on[a-z]+$/.test(name))
				return toFault(`the handler ${name} would never run: use addEventListener in a script.`);
			if (/^\s*javascript:/i.test(value) && ['href', 'src', 'action', 'formaction'].includes(name))
				return toFault(`a "javascript:" address in ${name} would do nothing: use a button.`);
			if (name === 'http-equiv' && value.toLowerCase() === 'content-security-policy')
				return toFault(`the page already has a policy: the build writes it, remove yours.`);
			return [];
		});
	});
}
