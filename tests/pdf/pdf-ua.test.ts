import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** veraPDF, the reference checker of PDF/UA, comes inside of this package; Java’s own part for XML comes from Debian. */
const classes = [
	'node_modules/@opendataloader/pdf/lib/opendataloader-pdf-cli.jar',
	'/usr/share/java/jaxb-runtime.jar',
];
const missing = !classes.every(existsSync) || spawnSync('javac', ['-version']).error !== undefined;
/** Those that the build makes. The files of `public` are their author’s. */
const made = globSync('dist/**/*.pdf').filter(
	(file) => !existsSync(file.replace('dist', 'public')),
);

test.skipIf(missing)('every PDF of the site is PDF/UA-1, as veraPDF finds', () => {
	expect(made.length).toBeGreaterThan(3);
	expect(validate(made)).toEqual([`${made.length} files`]);
});

test.skipIf(missing)('the checker finds a file that only claims to be PDF/UA-1', () => {
	const file = join(tmpdir(), `vzir-${process.pid}.pdf`);
	const [first = ''] = made;
	// A level of headings is missing; the length of the file stays.
	writeFileSync(file, readFileSync(first, 'latin1').replaceAll('/S /H2', '/S /H4'), 'latin1');
	expect(validate([file]).join('\n')).toContain(' 7.4.2 ');
});

function validate(files: readonly string[]): string[] {
	const { stdout } = spawnSync(
		'java',
		['-cp', classes.join(':'), 'tests/pdf/Validate.java', ...files],
		{
			encoding: 'utf8',
		},
	);
	return stdout.trim().split('\n');
}
