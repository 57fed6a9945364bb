import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsPDF } from 'jspdf';
import { ink, line, quietInk } from '../documents/colours.ts';
import { ticks, toBell, toColumn } from './bell.ts';
import { bellThreads } from './picture.ts';
import type { Result } from './result.ts';
import { questionsPerPart, rightAnswers } from './words.ts';

/** A4 in millimetres. */
const [left, right, bottom] = [22, 188, 275];
const width = right - left;
const cell = 1.66;
const columns = Math.floor(width / cell);
const rows = 34;
const weights = { normal: '400Regular', bold: '600SemiBold' } as const;

/** The report as PDF: text as text, the same bytes at every run. */
export function drawReport(result: Result): Buffer {
	const { words } = result;
	const pdf = new jsPDF({ format: 'a4', unit: 'mm', compress: true });
	addFonts(pdf);
	pdf.setCreationDate(new Date(`${result.isoDate}T12:00:00Z`));
	pdf.setFileId(toFileId(result));
	pdf.setLanguage(result.locale);
	pdf.setProperties({ title: words.title, author: result.organization, subject: words.sample });
	pdf.viewerPreferences({ DisplayDocTitle: true });

	write(pdf, words.sample.toLocaleUpperCase(result.locale), left, 22, {
		size: 8,
		colour: quietInk,
	});
	write(pdf, words.title, left, 36, { size: 24, bold: true });
	writeFacts(pdf, result);
	write(pdf, String(result.score), left, 96, { size: 66, bold: true, colour: bellThreads.x });
	write(pdf, result.percentile, left, 105, { size: 12 });
	drawBell(pdf, result.score, 173);
	const end = writeParts(pdf, result, 195);
	write(pdf, words.readingTitle, left, end + 12, { size: 12, bold: true });
	write(pdf, result.reading, left, end + 19, { size: 10.5 });
	write(pdf, words.note, left, bottom + 8, { size: 8.5, colour: quietInk });
	return Buffer.from(pdf.output('arraybuffer'));
}

function writeFacts(pdf: jsPDF, { words, holder, organization, date }: Result) {
	const facts = [
		[words.holder, holder],
		[words.organization, organization],
		[words.date, date],
	] as const;
	const step = width / facts.length;
	for (const [index, [label, value]] of facts.entries()) {
		const x = left + index * step;
		rule(pdf, x, x + step - 6, 46);
		write(pdf, label, x, 52, { size: 8.5, colour: quietInk });
		write(pdf, value, x, 58, { size: 11, bold: true, width: step - 6 });
	}
}

function drawBell(pdf: jsPDF, score: number, base: number) {
	pdf.setLineCap('round');
	pdf.setLineWidth(cell * 0.28);
	const bell = toBell(score, columns, rows);
	for (const [row, threads] of bell.entries()) {
		for (const [column, thread] of [...threads].entries()) {
			if (!isThread(thread)) continue;
			pdf.setDrawColor(bellThreads[thread]);
			const [x, y] = [left + (column + 0.2) * cell, base - (rows - row - 0.2) * cell];
			pdf.line(x, y, x + 0.6 * cell, y + 0.6 * cell);
			pdf.line(x + 0.6 * cell, y, x, y + 0.6 * cell);
		}
	}
	rule(pdf, left, left + columns * cell, base + 1.5, ink);
	for (const tick of ticks.filter((place) => Math.abs(place - score) > 6)) {
		write(pdf, String(tick), toX(tick), base + 6.5, { size: 9, colour: quietInk, centre: true });
	}
	write(pdf, String(score), toX(score), base + 6.5, { size: 9, bold: true, centre: true });
}

function writeParts(pdf: jsPDF, { words }: Result, top: number): number {
	write(pdf, words.part, left, top, { size: 8.5, colour: quietInk });
	write(pdf, words.right, right, top, { size: 8.5, colour: quietInk, toRight: true });
	const lines = Object.entries(words.parts).map(([part, label]) => {
		const right = Object.entries(rightAnswers).find(([name]) => name === part)?.[1] ?? 0;
		return { label, right, of: questionsPerPart };
	});
	const sum = lines.reduce((total, { right: answers }) => total + answers, 0);
	const total = { label: words.total, right: sum, of: lines.length * questionsPerPart };
	let y = top;
	for (const entry of [...lines, total]) {
		rule(pdf, left, right, y + 2.5);
		y += 7.5;
		const bold = entry === total;
		write(pdf, entry.label, left, y, { size: 10.5, bold });
		write(pdf, `${entry.right} / ${entry.of}`, right, y, { size: 10.5, bold, toRight: true });
	}
	return y;
}

interface TextOptions {
	size: number;
	bold?: boolean;
	colour?: string;
	/** Width in which the text is broken into lines. */
	width?: number;
	centre?: boolean;
	toRight?: boolean;
}

function write(pdf: jsPDF, words: string, x: number, y: number, options: TextOptions) {
	pdf.setFont('Onest', options.bold ? 'bold' : 'normal');
	pdf.setFontSize(options.size);
	pdf.setTextColor(options.colour ?? ink);
	const align = options.centre ? 'center' : options.toRight ? 'right' : 'left';
	const maxWidth = options.width ?? width;
	pdf.text(words, x, y, { align, maxWidth, lineHeightFactor: 1.4 });
}

function rule(pdf: jsPDF, from: number, to: number, y: number, colour: string = line) {
	pdf.setLineWidth(0.2);
	pdf.setDrawColor(colour);
	pdf.line(from, y, to, y);
}

function addFonts(pdf: jsPDF) {
	const { resolve } = createRequire(import.meta.url);
	for (const [style, weight] of Object.entries(weights)) {
		const file = resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`);
		const name = `Onest-${weight}.ttf`;
		pdf.addFileToVFS(name, readFileSync(file, 'base64'));
		pdf.addFont(name, 'Onest', style);
	}
}

function toX(score: number): number {
	return left + (toColumn(score, columns) + 0.5) * cell;
}

function isThread(letter: string): letter is keyof typeof bellThreads {
	return letter in bellThreads;
}

/** The file id of a PDF: 32 hexadecimal digits that depend on nothing but the result. */
function toFileId({ locale, isoDate, score }: Result): string {
	return Buffer.from(`${locale} ${isoDate} ${score}`.padEnd(16).slice(0, 16))
		.toString('hex')
		.toUpperCase();
}
