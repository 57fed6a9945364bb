import { report } from '#lib/report.ts';

/** Writes a text to the clipboard. False if the browser refuses, or has no clipboard, as over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch (error) {
		report(error, 'copy a text');
		return false;
	}
}
