/** The tables of a TrueType font by their tag. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
	const tables = new Map<string, Buffer>();
	for (let index = 0; index < font.readUInt16BE(4); index++) {
		const record = 12 + 16 * index;
		const start = font.readUInt32BE(record + 8);
		const data = font.subarray(start, start + font.readUInt32BE(record + 12));
		tables.set(font.toString('latin1', record, record + 4), data);
	}
	return tables;
}

/** All characters for which a TrueType font has a glyph. */
export function charactersOf(font: Buffer): Set<string> {
	const table = tablesOf(font).get('cmap') ?? Buffer.alloc(4);
	const characters = new Set<string>();
	for (let index = 0; index < table.readUInt16BE(2); index++) {
		const part = table.subarray(table.readUInt32BE(4 + 8 * index + 4));
		const format = part.readUInt16BE(0);
		const codes = format === 4 ? codesOfSegments(part) : format === 12 ? codesOfGroups(part) : [];
		for (const code of codes) characters.add(String.fromCodePoint(code));
	}
	return characters;
}

function codesOfSegments(part: Buffer): number[] {
	const double = part.readUInt16BE(6);
	const codes: number[] = [];
	for (let at = 14; at < 14 + double; at += 2) {
		const end = part.readUInt16BE(at);
		const start = part.readUInt16BE(at + double + 2);
		const delta = part.readUInt16BE(at + 2 * double + 2);
		const place = at + 3 * double + 2;
		const offset = part.readUInt16BE(place);
		for (let code = start; code <= end && code < 0xffff; code++) {
			const glyph =
				offset === 0
					? (code + delta) & 0xffff
					: part.readUInt16BE(place + offset + 2 * (code - start));
			if (glyph !== 0) codes.push(code);
		}
	}
	return codes;
}

function codesOfGroups(part: Buffer): number[] {
	const codes: number[] = [];
	for (let group = 0; group < part.readUInt32BE(12); group++) {
		const at = 16 + 12 * group;
		for (let code = part.readUInt32BE(at); code <= part.readUInt32BE(at + 4); code++) {
			codes.push(code);
		}
	}
	return codes;
}
