import { report } from '#lib/report.ts';
import { saveFile } from './save-file.ts';

/**
 * Fetches a file of another site and hands it to the visitor. `name` has no extension: the type of the answer decides.
 * False where the network, the server or the content policy refuses.
 */
export async function downloadFile(address: string, name: string): Promise<boolean> {
	try {
		const answer = await fetch(address, { credentials: 'omit' });
		if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
		const file = await answer.blob();
		saveFile(`${name}.${toExtension(file.type)}`, file, file.type);
		return true;
	} catch (error) {
		report(error, 'download a file');
		return false;
	}
}

/** @example toExtension('image/svg+xml') // 'svg' */
function toExtension(type: string): string {
	const [, subtype = 'bin'] = /^[a-z]+\/(\w+)/.exec(type) ?? [];
	return subtype === 'jpeg' ? 'jpg' : subtype;
}
