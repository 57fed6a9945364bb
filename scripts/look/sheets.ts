import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeUTF8 } from 'entities';
import { chromium } from 'playwright';
import { findChromium } from '../../tests/browser.ts';
import { type Shot, shownWidth } from './shots.ts';

const sheetWidth = 1720;

/** One sheet of pictures with captions. */
export interface Sheet {
	title: string;
	/** File name without its ending. */
	name: string;
	rows: readonly (readonly Cell[])[];
}

export interface Cell {
	caption: string;
	/** Path of the picture. */
	file: string;
	/** Width on the sheet in CSS pixels. */
	width: number;
}

/** Lays the pictures of a view out: first windows, or whole pages. */
export function toCells(shots: readonly Shot[], folder: string): Cell[] {
	return shots.map((shot) => ({
		caption: `${shot.view.locale} ${shot.window} ${shot.scheme}`,
		file: join(folder, shot.file),
		width: shownWidth(shot),
	}));
}

/** Photographs each sheet as one PNG, and writes a page that leads to all of them. */
export async function writeSheets(sheets: readonly Sheet[], folder: string): Promise<void> {
	const browser = await chromium.launch(await findChromium());
	const page = await browser.newPage({ viewport: { width: sheetWidth, height: 600 } });
	for (const sheet of sheets) {
		const file = resolve(folder, `${sheet.name}.html`);
		writeFileSync(file, toHtml(sheet, folder));
		await page.goto(pathToFileURL(file).href);
		await page.screenshot({
			path: resolve(folder, `${sheet.name}.png`),
			fullPage: true,
		});
	}
	await browser.close();
	const links = sheets.map(
		({ name, title }) => `<li><a href="${name}.html">${escapeUTF8(title)}</a>`,
	);
	writeFileSync(resolve(folder, 'index.html'), wrap('Sheets', `<ul>${links.join('')}</ul>`));
}

function toHtml({ title, rows }: Sheet, folder: string): string {
	const cells = (row: readonly Cell[]) => row.map((cell) => toFigure(cell, folder)).join('');
	return wrap(title, rows.map((row) => `<div>${cells(row)}</div>`).join(''));
}

function toFigure({ caption, file, width }: Cell, folder: string): string {
	const picture = escapeUTF8(relative(folder, file));
	return `<figure><img src="${picture}" width="${width}" alt=""><figcaption>${escapeUTF8(caption)}</figcaption></figure>`;
}

function wrap(title: string, body: string): string {
	return `<!doctype html><meta charset="utf-8"><title>${escapeUTF8(title)}</title><style>
@font-face{font-family:Onest;src:url(${pathToFileURL(resolve('src/assets/fonts/onest.woff2')).href})}
body{font:14px Onest,sans-serif;margin:12px;background:#777;color:#fff}h1{font-size:20px;margin:0 0 8px}
div{display:flex;gap:12px;align-items:flex-start;margin-bottom:12px}figure{margin:0}img{display:block;max-height:3600px;object-fit:cover;object-position:top}
a{color:#fff}</style><h1>${escapeUTF8(title)}</h1>${body}`;
}
