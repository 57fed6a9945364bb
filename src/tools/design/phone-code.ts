import encode from 'qr';

/** A square of dark and light fields that phones read. */
export interface PhoneCode {
	/** Fields on each side, the light rim included. */
	edge: number;
	/** All dark fields as one SVG path, one unit each. */
	path: string;
}

/** A longer text has fields too small for a camera. In characters of ASCII. */
export const longestCoded = 1000;
/** Light fields around the code, as its standard requires. */
const rim = 4;

/** A QR code; undefined for a text that is too long for phones. */
export function drawPhoneCode(text: string): PhoneCode | undefined {
	if (text.length > longestCoded) return undefined;
	const rows = encode(text, 'raw', { ecc: 'low', border: rim });
	const runs = rows.flatMap((row, y) =>
		row.flatMap((dark, x) => {
			if (!dark || row[x - 1]) return [];
			const end = row.indexOf(false, x);
			const length = (end < 0 ? row.length : end) - x;
			return `M${x} ${y}h${length}v1h-${length}z`;
		}),
	);
	return { edge: rows.length, path: runs.join('') };
}
