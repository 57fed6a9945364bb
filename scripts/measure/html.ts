import '../site-languages.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { countNouns } from '../count-nouns.ts';
import { installTool } from '../on-demand/tools.ts';
import { isPolicyGuess, isTooNew, type Message } from './html/messages.ts';
import { writeReport } from './report.ts';
import { distFolder } from './session.ts';

const root = process.argv[2] ?? distFolder;
const jar = join(installTool('vnu-jar'), 'build/dist/vnu.jar');

const run = spawnSync('java', ['-jar', jar, '--skip-non-html', '--format', 'json', root], {
	encoding: 'utf8',
	maxBuffer: 1 << 28,
});

if (run.error) {
	console.error(
		'The HTML checker needs Java 11 or newer. To install it on Debian: apt-get install default-jre-headless.',
	);
	process.exitCode = 1;
} else {
	const { messages }: { messages: Message[] } = JSON.parse(run.stderr);
	const errors = messages.filter((message) => message.type !== 'info' && !isTooNew(message));
	const warnings = messages.filter(
		(message) => message.subType === 'warning' && !isPolicyGuess(message),
	);
	writeReport('html', messages);
	for (const { url = '', lastLine = 0, message, extract = '' } of [...errors, ...warnings]) {
		console.error(`${url.replace(/^.*\/dist\//, '')}:${lastLine} ${message}\n  ${extract}`);
	}
	const tooNew = messages.filter(isTooNew).length;
	console.log(
		`${countNouns(errors.length, 'error')}, ${countNouns(warnings.length, 'warning')} in ${root}`,
	);
	if (tooNew > 0)
		console.log(
			`(not counted: ${countNouns(tooNew, 'message')} about features that are newer than the checker)`,
		);
	if (errors.length > 0) process.exitCode = 1;
}
