import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distFolder, writeReport } from './session.ts';

const root = process.argv[2] ?? distFolder;
const manifest = createRequire(import.meta.url).resolve('vnu-jar/package.json');
const jar = join(dirname(manifest), 'build/dist/vnu.jar');

const run = spawnSync('java', ['-jar', jar, '--skip-non-html', '--format', 'json', root], {
	encoding: 'utf8',
	maxBuffer: 1 << 28,
});

if (run.error) {
	console.error(
		'The HTML checker needs Java 11 or newer: install it (Debian: default-jre-headless).',
	);
	process.exitCode = 1;
} else {
	const { messages }: { messages: Message[] } = JSON.parse(run.stderr);
	const errors = messages.filter(({ type }) => type !== 'info');
	const warnings = messages.filter(({ subType }) => subType === 'warning');
	writeReport('html', messages);
	for (const { url = '', lastLine, message, extract } of [...errors, ...warnings]) {
		console.error(
			`${url.replace(/^.*\/dist\//, '')}:${lastLine ?? 0} ${message}\n  ${extract ?? ''}`,
		);
	}
	console.log(`${errors.length} errors, ${warnings.length} warnings in ${root}`);
	if (errors.length > 0) process.exitCode = 1;
}

interface Message {
	type: 'error' | 'info' | 'non-document-error';
	subType?: string;
	url?: string;
	lastLine?: number;
	message: string;
	extract?: string;
}
