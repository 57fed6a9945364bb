/** How a packet of XMP begins in a file of any kind: XMP Specification, part 1, section 7.3. */
export const xmpStart = /<x:x[am]pmeta\b/;

/** Who made the file and where, as XMP says: Dublin Core and Photoshop, XMP Specification, parts 1 and 2. */
export function findXmpNames(xmp: string): string[] {
	const lists = xmp.matchAll(/<dc:creator>(.*?)<\/dc:creator>/gs);
	const items = [...lists].flatMap(([, list = '']) => [...list.matchAll(/<rdf:li[^>]*>([^<]+)/g)]);
	const fields = xmp.matchAll(
		/(?<=[<\s])(?:photoshop:City|exif:GPSL\w+itude)(?:>|=["'])([^<"']+)/g,
	);
	return [...items, ...fields].map(([, name = '']) => name.trim());
}
