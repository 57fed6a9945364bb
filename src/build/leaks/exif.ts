/** What EXIF says of a person. Empty if it cannot be read: a caller knows that it is there. */
export interface ExifFacts {
	/** In degrees: "50.45° N, 30.52° E". */
	place?: string;
	names: string[];
}

/**
 * Reads the fields that say most, to tell the owner.
 * Fields: CIPA DC-008 (Exif 3.0), tables 3 to 15; their layout: TIFF 6.0, section 2.
 */
export function readExif(exif: Buffer): ExifFacts {
	try {
		const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
		return readTiff(exif.subarray(start));
	} catch {
		return { names: [] };
	}
}

const tag = { make: 0x10f, model: 0x110, artist: 0x13b, place: 0x8825 } as const;
const placeTag = { northOrSouth: 1, latitude: 2, eastOrWest: 3, longitude: 4 } as const;

function readTiff(tiff: Buffer): ExifFacts {
	const isLittle = tiff.toString('latin1', 0, 2) === 'II';
	const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
	const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
	const readDirectory = (start: number) => {
		const entries = Array.from({ length: read16(start) }, (_, index) => start + 2 + index * 12);
		return new Map(entries.map((at) => [read16(at), at]));
	};
	const readText = (at = 0) => {
		const length = read32(at + 4);
		const start = length > 4 ? read32(at + 8) : at + 8;
		return tiff.toString('utf8', start, start + length).replace(/\0.*$|\s+$/s, '');
	};
	/** Degrees, minutes and seconds, each a fraction. */
	const readAngle = (at: number) => {
		const start = read32(at + 8);
		const part = (index: number) =>
			read32(start + index * 8) / (read32(start + index * 8 + 4) || 1);
		return (part(0) + part(1) / 60 + part(2) / 3600).toFixed(2);
	};
	const main = readDirectory(read32(4));
	const names = [tag.artist, tag.make, tag.model].flatMap((each) => {
		const at = main.get(each);
		return at === undefined ? [] : [readText(at)];
	});
	const placeAt = main.get(tag.place);
	const places = placeAt === undefined ? new Map() : readDirectory(read32(placeAt + 8));
	const latitude = places.get(placeTag.latitude);
	const longitude = places.get(placeTag.longitude);
	if (latitude === undefined || longitude === undefined) return { names };
	const north = readText(places.get(placeTag.northOrSouth));
	const east = readText(places.get(placeTag.eastOrWest));
	return { place: `${readAngle(latitude)}° ${north}, ${readAngle(longitude)}° ${east}`, names };
}
