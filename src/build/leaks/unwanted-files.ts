import type { PublishedFile } from './published-file.ts';

/** Files that belong to a project, a computer or an editor: what the path looks like, and what it is. */
const unwanted: readonly (readonly [RegExp, string])[] = [
	[/(^|\/)\.env(\.|$)/, 'a file with settings and keys'],
	[/(^|\/)\.(git|svn|hg)(\/|$)/, 'a part of a repository'],
	[/(^|\/)node_modules\//, 'a package of the project'],
	[/(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i, 'a list of files of a computer'],
	[/\.map$/, 'a source map, which contains the code with its comments'],
	[/(~|\.(bak|orig|swp|tmp|old))$|(^|\/)(~\$|\.~)[^/]*$/i, 'a copy made by an editor'],
	[
		/(^|\/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|\.htpasswd)$|\.(p12|pfx|jks|keystore)$/i,
		'a key',
	],
	[/\.(doc|xls|ppt|rtf|pages|numbers|key)$/i, 'a document whose authors cannot be read'],
];
/** RFC 7468, section 10 and following, and the older forms of OpenSSL and OpenSSH. */
const privateKey = /-----BEGIN ([A-Z0-9]+ )*PRIVATE KEY( BLOCK)?-----/;

/** A sentence for a file that belongs on no site. */
export function findUnwanted({ path, name, bytes }: PublishedFile): string[] {
	const kind = unwanted.find(([pattern]) => pattern.test(path))?.[1];
	const reason = kind ?? (hasPrivateKey(bytes) ? 'a private key' : undefined);
	return reason === undefined
		? []
		: [`${name} is ${reason}: it belongs on no site. Delete it, or move it out of "public".`];
}

function hasPrivateKey(bytes: Buffer): boolean {
	return bytes.includes('PRIVATE KEY') && privateKey.test(bytes.toString('latin1'));
}
