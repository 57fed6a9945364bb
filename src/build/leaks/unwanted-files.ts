import type { PublishedFile } from './published-file.ts';

const archive = 'an archive that cannot be read here (only ZIP can)';
const places = 'a record of places';

/** Files that belong to a project, a computer, an editor or a person: what the path looks like, and what it is. */
const unwanted: readonly (readonly [RegExp, string])[] = [
	[/(^|\/)\.env(rc|\.|$)|\.env$/, 'a file with settings and keys'],
	[/(^|\/)\.(git|svn|hg)(\/|$)/, 'a part of a repository'],
	[/(^|\/)node_modules\//, 'a package of the project'],
	[/(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i, 'a list of files of a computer'],
	[/\.map$/, 'a source map, which contains the code with its comments'],
	[/(~|\.(bak|orig|swp|tmp|old))$|(^|\/)(~\$|\.~)[^/]*$/i, 'a copy made by an editor'],
	[
		/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|\.htpasswd)$|\.(p12|pfx|jks|keystore|ppk)$/i,
		'a key',
	],
	[/\.(doc|xls|ppt|rtf|pages|numbers|key)$/i, 'a document whose authors cannot be read'],
	[/\.(gpx|km[lz]|tcx|fit)$/i, places],
	[/\.(tar|t?bz2|t?xz|7z|rar|zst|br|lzma|iso|dmg)$/i, archive],
];
/** The same by what is in the file. The keys: RFC 7468, section 10 and following, and the older forms of OpenSSL, OpenSSH and PuTTY. */
const unwantedContent: readonly (readonly [RegExp, string])[] = [
	[/-----BEGIN ([A-Z0-9]+ )*PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File/, 'a private key'],
	[/^1\r?\n\d\d:[\s\S]*(\blat(itude)?|GPS)\s*[:(]\s*-?\d/i, places],
];
/** In hexadecimal: bzip2, xz, 7z, RAR, Zstandard and, after the header of its first file, tar. */
const archiveStart = /^(425a683\d3141|fd377a58|377abcaf|52617221|28b52ffd|.{514}7573746172)/;

/** A sentence for a file that belongs on no site. */
export function findUnwanted({ path, name, bytes }: PublishedFile, text = ''): string[] {
	const kind =
		unwanted.find(([pattern]) => pattern.test(path)) ??
		unwantedContent.find(([pattern]) => pattern.test(text));
	const isArchive = archiveStart.test(bytes.toString('hex', 0, 262));
	const reason = kind?.[1] ?? (isArchive ? archive : undefined);
	return reason === undefined
		? []
		: [`${name} is ${reason}: it belongs on no site. Delete it, or move it out of "public".`];
}
