import type { PublishedFile } from './published-file.ts';
import unwanted from './unwanted-files.json' with { type: 'json' };

const archive = 'an archive that cannot be read here (only ZIP can)';
const places = 'a record of places';

/** What belongs to a project, a computer or a person by what is in the file. The keys: RFC 7468, section 10 and following, and the older forms of OpenSSL, OpenSSH and PuTTY. */
const unwantedContent: readonly (readonly [RegExp, string])[] = [
	[/-----BEGIN ([A-Z0-9]+ )*PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File/, 'a private key'],
	[/^1\r?\n\d\d:[\s\S]*(\blat(itude)?|GPS)\s*[:(]\s*-?\d/i, places],
];
/** In hexadecimal: bzip2, xz, 7z, RAR, Zstandard and, after the header of its first file, tar. */
const archiveStart = /^(425a683\d3141|fd377a58|377abcaf|52617221|28b52ffd|.{514}7573746172)/;

/** A sentence for a file that belongs on no site: by what its path looks like, or by what is in it. */
export function findUnwanted({ path, name, bytes }: PublishedFile, text = ''): string[] {
	const kind =
		unwanted.find((each) => new RegExp(each.path, 'i').test(path))?.is ??
		unwantedContent.find(([pattern]) => pattern.test(text))?.[1];
	const isArchive = archiveStart.test(bytes.toString('hex', 0, 262));
	const reason = kind ?? (isArchive ? archive : undefined);
	return reason === undefined
		? []
		: [`${name} is ${reason}: it belongs on no site. Delete it, or move it out of "public".`];
}
