const headerSize = 12;
const recordSize = 16;
/** A `name` table of format 0 without records: its texts begin after these six bytes. */
const noNames = Buffer.from([0, 0, 0, 0, 0, 6]);
/** The table as 32-bit numbers, filled up with zeros, added up. */
const checksum = 0x00060000;

/**
 * A TrueType font whose `name` table has no names: browsers refuse a font without the table, and HarfBuzz keeps its
 * content. The room of the names stays in the file unused; packing it as WOFF2 leaves that out.
 */
export function emptyNames(font: Buffer): Buffer {
	const emptied = Buffer.from(font);
	for (let table = 0; table < font.readUInt16BE(4); table += 1) {
		const record = headerSize + table * recordSize;
		if (font.toString('latin1', record, record + 4) !== 'name') continue;
		emptied.writeUInt32BE(checksum, record + 4);
		emptied.writeUInt32BE(noNames.length, record + 12);
		noNames.copy(emptied, font.readUInt32BE(record + 8));
	}
	return emptied;
}
