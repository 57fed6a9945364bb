import type { PublishedFile } from './published-file.ts';
import unwanted from './unwanted-files.json' with { type: 'json' };

/** The keys: RFC 7468, section 10 and following, and the older forms of OpenSSL, OpenSSH and PuTTY. */
const { paths, contents } = unwanted;

const archive = 'an archive that cannot be read here (only ZIP can)';
/** In hexadecimal: bzip2, xz, 7z, RAR, Zstandard and, after the header of its first file, tar. */
const archiveStart = /^(425a683\d3141|fd377a58|377abcaf|52617221|28b52ffd|.{514}7573746172)/;

/** A sentence for a file that belongs on no site: by what its path looks like, or by what is in it. */
export function findUnwanted({ path, name, bytes }: PublishedFile, text = ''): string[] {
	const kind =
		paths.find((each) => new RegExp(each.path, 'i').test(path))?.is ??
		contents.find((each) => new RegExp(each.content, 'i').test(text))?.is;
	const isArchive = archiveStart.test(bytes.toString('hex', 0, 262));
	const reason = kind ?? (isArchive ? archive : undefined);
	return reason === undefined
		? []
		: [`${name} is ${reason}: it belongs on no site. Delete it, or move it out of "public".`];
}
