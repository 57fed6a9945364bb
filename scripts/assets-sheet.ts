import { existsSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type Output, readSteps, root, type Step } from './assets/manifest.ts';
import { countNouns } from './count-nouns.ts';

/** Writes docs/pictures.md: every asset of the manifests with its picture, size and use. */
const sheet = 'docs/pictures.md';
const shown = /\.(webp|png|svg|ico)$/;
const columns = 4;

const steps = readSteps();
writeFileSync(root + sheet, toPage(steps));
console.log(`${sheet}: ${steps.flatMap(({ outputs }) => outputs).length} files`);

function toPage(all: readonly Step[]): string {
	const outputs = all.flatMap((step) => step.outputs);
	const intro = [
		'# Pictures and models',
		'Scripts in this project generate everything shown here. `npm run assets` regenerates all of it, `npm run assets -- NAME` one',
		'step. `node scripts/assets-sheet.ts` writes this page.',
		`${countNouns(outputs.length, 'file')}, ${toSize(sumBytes(outputs))}.`,
	];
	return `${[...intro, ...all.map(toSection)].join('\n\n').replace('one\n\nstep', 'one\nstep')}\n`;
}

function toSection({ name, command, usedBy, outputs }: Step): string {
	const facts = [
		`Used by: ${usedBy}.`,
		`Made by: \`${command}\`. ${countNouns(outputs.length, 'file')}, ${toSize(sumBytes(outputs))}.`,
	];
	const rows: string[] = [];
	for (let start = 0; start < outputs.length; start += columns) {
		const row = outputs.slice(start, start + columns).map(toCell);
		rows.push(`<tr>\n${row.join('\n')}\n</tr>`);
	}
	return `## ${name}\n\n${facts.join('  \n')}\n\n<table>\n${rows.join('\n')}\n</table>`;
}

function toCell(output: Output): string {
	const { file, width, height, bytes } = output;
	const source = toSource(file);
	const image = source ? `<img src="../${source}" alt="" width="200"><br>` : '';
	const pixels = width && height ? `${width} × ${height}, ` : '';
	const link = `<a href="../${file}">${basename(file)}</a>`;
	return `<td valign="bottom">${image}${link}<br>${pixels}${toSize(bytes)}</td>`;
}

/** The file itself, or for models and reports the picture of it in docs/pictures. */
function toSource(file: string): string | undefined {
	if (shown.test(file)) return file;
	const picture = `docs/pictures/${basename(file, extname(file))}.webp`;
	return existsSync(root + picture) ? picture : undefined;
}

function sumBytes(outputs: readonly Output[]): number {
	return outputs.reduce((sum, { bytes }) => sum + bytes, 0);
}

function toSize(bytes: number): string {
	if (bytes < 1000) return `${bytes} B`;
	return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
