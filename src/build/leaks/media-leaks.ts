import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import type { PublishedFile } from './published-file.ts';
import { xmpStart } from './xmp.ts';

const mediaName =
	/\.(?:mp[34]|m4[av]|mov|qt|3gp|webm|mkv|avi|wmv|mpe?g|wav|ogg|oga|ogv|opus|aac|flac)$/i;
const mediaStart =
	/^(?:.{4}(?:ftyp(?:is|mp4|qt|M4|3g|av01|dash)|moov|wide)|.E\xdf\xa3|ID3|OggS|fLaC)/s;
/** Names of fields that cameras, phones and editors write. Titles and encoders say nothing of a person. */
const telling =
	/xyz|loci|location|gps|©?(?:mak|mod|make|model|device|manufacturer)\b|xmp|author|artist|©?(?:aut|art|wrt|own|cpy)\b|owner|creator|compos/i;

/** A sentence for a video or a sound that says where, by whom or with what it was recorded, or that nobody here can read. */
export async function findMediaLeaks({ path, name, bytes }: PublishedFile): Promise<string[]> {
	if (!mediaName.test(path) && !mediaStart.test(bytes.toString('latin1', 0, 64))) return [];
	const fields = await readFields(bytes).catch(() => undefined);
	if (fields === undefined) {
		return [
			`${name} is a recording that cannot be read, so it may tell where it was made. Save it as MP4 or WebM.`,
		];
	}
	const found = fields.filter((field) => telling.test(field));
	if (found.length === 0) return [];
	return [
		`${name} tells where, by whom or with what it was recorded (${found.join(', ')}). Save it without metadata, for example with "ffmpeg -i IN -map_metadata -1 -c copy OUT".`,
	];
}

async function readFields(bytes: Buffer): Promise<string[]> {
	const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
	const { raw = {}, artist } = await input.getMetadataTags();
	return [
		...Object.keys(raw),
		...(artist === undefined ? [] : ['artist']),
		...(xmpStart.test(bytes.toString('latin1')) ? ['XMP'] : []),
	];
}
