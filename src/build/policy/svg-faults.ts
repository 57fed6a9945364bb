import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';

/**
 * What in an SVG file would run, or show HTML, when somebody opens the file itself; empty for a drawing.
 * A file that is not well-formed XML in UTF-8 has a fault as well, because it could not be read to its end.
 *
 * @example findSvgFaults('<svg onload="run()"/>') // ['the handler "onload"']
 */
export function findSvgFaults(svg: string): string[] {
	const { markup, faults } = withoutQuoted(svg);
	const parser = new XMLParser({
		ignoreAttributes: false,
		attributeNamePrefix: '',
		processEntities: false,
		parseTagValue: false,
		trimValues: false,
		updateTag(tag, _, attributes: Record<string, string> = {}) {
			faults.push(...findTagFaults(toLocalName(tag), Object.entries(attributes)));
			return tag;
		},
	});
	try {
		parser.parse(markup, true);
	} catch {
		faults.push('a mistake in its XML');
	}
	return [...new Set(faults)];
}

const elementsThatRun = ['script', 'handler', 'foreignObject'];
/** The attributes that hold addresses, and those by which an animation sets them. */
const addressNames = ['href', 'src', 'to', 'from', 'by', 'values'];

function findTagFaults(tag: string, attributes: readonly [string, string][]): string[] {
	const inTag = attributes.flatMap(([name, written]) => {
		// Browsers leave these characters out of an address: "java\nscript:" runs.
		const value = decodeXML(written).replace(/[\0- ]/g, '');
		if (/^on/i.test(name)) return [`the handler "${name}"`];
		if (/^xmlns(:|$)/.test(name)) return value === 'http://www.w3.org/1999/xhtml' ? ['HTML'] : [];
		const isAddress = addressNames.includes(toLocalName(name));
		const runs = isAddress && /(^|;)(javascript|vbscript):/i.test(value);
		return runs ? [`a "javascript:" address in "${name}"`] : [];
	});
	return elementsThatRun.includes(tag) ? [`the element <${tag}>`, ...inTag] : inTag;
}

/**
 * Comments, instructions and the document type left out, and CDATA as ordinary text: what the parser would end elsewhere than a
 * browser does. Each begins inside none of the others, so one pass in the order of the file tells them apart.
 */
function withoutQuoted(svg: string): { markup: string; faults: string[] } {
	const faults: string[] = [];
	const markup = svg.replace(
		/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*')*>/g,
		(part, data?: string) => {
			if (data !== undefined) return data.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
			if (part.startsWith('<?xml-stylesheet')) faults.push('the instruction <?xml-stylesheet?>');
			if (/^<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(part)) faults.push(notUtf8);
			return '';
		},
	);
	// It can declare entities and attributes, which hide any of the others.
	if (markup.includes('<!')) faults.push('declarations in its document type');
	if (/[\0\uFFFD]/.test(svg)) faults.push(notUtf8);
	return { markup, faults };
}

const notUtf8 = 'an encoding other than UTF-8';

/** @example toLocalName('svg:script') // 'script' */
function toLocalName(name: string): string {
	return name.slice(name.indexOf(':') + 1);
}
