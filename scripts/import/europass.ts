import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readCandidate } from './europass/candidate.ts';
import { readPassport } from './europass/passport.ts';
import { readText } from './europass/xml.ts';

/** Both generations: the "Skills passport" to 2020 and the "Candidate" since then. */
export function isEuropass(text: string): boolean {
	return /<(\w+:)?(SkillsPassport|Candidate)[\s>]/.test(text.slice(0, 10_000));
}

/**
 * A Europass CV as a JSON Resume, and the two-letter code of its language. Throws if the file is incomplete, because the parser would accept the rest without an
 * error.
 */
export function readEuropass(text: string): { value: object; language: string } {
	const result = XMLValidator.validate(text);
	if (result !== true) {
		const { line } = result.err;
		throw new Error(`it is damaged or incomplete at line ${line}. Export it again.`);
	}
	// Entities stay as they are: they are decoded later, and a file cannot define its own.
	const parser = new XMLParser({
		ignoreAttributes: false,
		attributeNamePrefix: '@',
		textNodeName: '#text',
		removeNSPrefix: true,
		processEntities: false,
		parseTagValue: false,
		parseAttributeValue: false,
	});
	const tree: Record<string, unknown> = parser.parse(text);
	const language = (
		readText(tree.Candidate, 'CandidateProfile/@languageCode') ??
		readText(tree.SkillsPassport, '@locale') ??
		'en'
	).slice(0, 2);
	const value =
		'Candidate' in tree
			? readCandidate(tree.Candidate, language)
			: readPassport(tree.SkillsPassport, language);
	return { value, language };
}
