const headerSize = 12;
const recordSize = 16;

/**
 * A TrueType font with this family name. Typst takes one file for each style of a family, and a typeface in files of
 * one script each has several.
 */
export function nameFont(font: Buffer, family: string, weight: number): Buffer {
	const tables = readTables(font).filter(({ tag }) => tag !== 'name');
	tables.push({ tag: 'name', data: toNameTable(family, weight) });
	tables.sort((one, other) => (one.tag < other.tag ? -1 : 1));
	const directory = Buffer.alloc(headerSize + recordSize * tables.length);
	font.copy(directory, 0, 0, 4);
	directory.writeUInt16BE(tables.length, 4);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	tables.forEach(({ tag, data }, index) => {
		const record = headerSize + recordSize * index;
		const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
		directory.write(tag, record, 'latin1');
		directory.writeUInt32BE(addUp(padded), record + 4);
		directory.writeUInt32BE(offset, record + 8);
		directory.writeUInt32BE(data.length, record + 12);
		parts.push(padded);
		offset += padded.length;
	});
	return Buffer.concat(parts);
}

function readTables(font: Buffer): { tag: string; data: Buffer }[] {
	return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
		const record = headerSize + recordSize * index;
		const start = font.readUInt32BE(record + 8);
		const data = font.subarray(start, start + font.readUInt32BE(record + 12));
		return { tag: font.toString('latin1', record, record + 4), data };
	});
}

/** Family, style, full and PostScript name, for Windows in English: the ones that programs ask for. */
function toNameTable(family: string, weight: number): Buffer {
	const style = String(weight);
	const names = [
		[1, family],
		[2, style],
		[4, `${family} ${style}`],
		[6, `${family.replace(/[^A-Za-z0-9]/g, '')}-${style}`],
	] as const;
	const records = Buffer.alloc(6 + 12 * names.length);
	records.writeUInt16BE(names.length, 2);
	records.writeUInt16BE(records.length, 4);
	const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
	let offset = 0;
	names.forEach(([id], index) => {
		const length = texts[index]?.length ?? 0;
		const fields = [3, 1, 0x409, id, length, offset];
		fields.forEach((field, place) => {
			records.writeUInt16BE(field, 6 + 12 * index + 2 * place);
		});
		offset += length;
	});
	return Buffer.concat([records, ...texts]);
}

/** The sum of all 32-bit numbers, as the directory of a font has it for each table. */
function addUp(data: Buffer): number {
	let sum = 0;
	for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
	return sum;
}
