import { parseArgs } from 'node:util';
import { escapeLines } from './invisible.ts';
import { openTerminal } from './new/terminal.ts';
import { findSource, refuseChanges, refuseFolder, startUpdate } from './upgrade/start.ts';
import { undoUpgrade } from './upgrade/undo.ts';

const help = `npm run upgrade takes the code of a newer version into your copy. Your content stays.

--from ADDRESS  Takes it from this repository instead of the remote "upstream".
--dry-run       Changes nothing and lists what would change.
--undo          Takes back the last upgrade, also one that was interrupted.
`;

const root = process.cwd();
const { ask, close } = openTerminal();
try {
	const { values } = parseArgs({
		options: {
			from: { type: 'string' },
			'dry-run': { type: 'boolean', default: false },
			undo: { type: 'boolean' },
			help: { type: 'boolean' },
			// The command of the update gets the commit to lay from that of the copy.
			lay: { type: 'string' },
		},
	});
	const isTrial = values['dry-run'];
	if (values.help) console.log(help);
	else if (values.lay !== undefined) {
		// It imports much of the site, which need not fit together after an upgrade that was interrupted.
		const { layUpdate } = await import('./upgrade/lay.ts');
		layUpdate({ root, commit: values.lay, isTrial, print: console.log });
	} else {
		refuseFolder(root);
		if (values.undo) console.log(undoUpgrade(root));
		else {
			refuseChanges(root);
			const source = await findSource(root, values.from, ask);
			close();
			process.exitCode = startUpdate(root, source, isTrial);
		}
	}
} catch (error) {
	console.error(escapeLines(error instanceof Error ? error.message : String(error)));
	process.exitCode = 1;
} finally {
	close();
}
