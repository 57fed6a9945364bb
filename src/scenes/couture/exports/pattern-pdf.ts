import { jsPDF } from 'jspdf';
import { addWords, type PdfWords } from '#scenes/exports/pdf-words.ts';
import { type Drawing, halo, lineStyles, type Mark } from '#tools/couture/pattern/drawing.ts';
import type { Point } from '#tools/couture/pattern/piece.ts';
import { listTiles, paper, tileSize } from '#tools/couture/pattern/tiles.ts';

/** Points of print in a millimetre. */
const pointsPerMillimetre = 72 / 25.4;
const cross = 4;
/** Of the sentence above the small sheet, in millimetres: two lines and a gap, three in a longer language. */
const purposeHeight = 18;

interface PatternPages extends PdfWords {
	drawing: Drawing;
	/** Pictures of the pieces as `data:` addresses, by the names of the pieces. */
	pictures: ReadonlyMap<string, string>;
	/** What the plan is for; large enough to read on the first of several pages. */
	purpose: string;
}

/** One page as large as the sheet. */
export function writeSheet(pages: PatternPages): Blob {
	const { width, height } = pages.drawing;
	const document = new jsPDF({
		orientation: width > height ? 'landscape' : 'portrait',
		unit: 'mm',
		format: [width, height],
		compress: true,
	});
	addWords(document, pages);
	new Pen(document, pages, [0, 0]).draw();
	return document.output('blob');
}

/** Pages of A4: first the whole sheet small, with the names of the pages, then what is to be cut, in its real size. */
export function writeTiles(pages: PatternPages): Blob {
	const { drawing } = pages;
	const document = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
	addWords(document, pages);
	const tiles = listTiles(drawing);
	drawPlan(document, pages, tiles);
	for (const { name, left, top } of tiles) {
		document.addPage();
		document.saveGraphicsState();
		document
			.rect(paper.margin, paper.margin, tileSize.width, tileSize.height, null)
			.clip()
			.discardPath();
		new Pen(document, pages, [paper.margin - left, paper.margin - top]).draw();
		document.restoreGraphicsState();
		drawCorners(document);
		document.setFontSize(9).setTextColor(0);
		document.text(name, paper.margin, paper.height - paper.margin / 2);
	}
	return document.output('blob');
}

/** The sheet as large as the page allows, with the borders and names of the pages on it. */
function drawPlan(document: jsPDF, pages: PatternPages, tiles: ReturnType<typeof listTiles>) {
	const { width, height } = pages.drawing;
	const room = paper.width - 2 * paper.margin;
	document.setFontSize(11).setTextColor(0);
	document.text(document.splitTextToSize(pages.purpose, room), paper.margin, paper.margin + 4);
	const top = paper.margin + purposeHeight;
	const scale = Math.min(room / width, (paper.height - paper.margin - top) / height);
	new Pen(document, pages, [paper.margin, top], scale).draw();
	document.setDrawColor(120).setLineWidth(0.1).setLineDashPattern([1, 1], 0);
	document.setFontSize(8).setTextColor(80);
	for (const tile of tiles) {
		const [x, y] = [paper.margin + tile.left * scale, top + tile.top * scale];
		document.rect(x, y, tileSize.width * scale, tileSize.height * scale);
		document.text(tile.name, x + 1, y + 3.5);
	}
	document.setLineDashPattern([], 0);
}

/** Crosses where pages meet. */
function drawCorners(document: jsPDF) {
	document.setDrawColor(120).setLineWidth(0.15);
	for (const x of [paper.margin, paper.margin + tileSize.width])
		for (const y of [paper.margin, paper.margin + tileSize.height]) {
			document.line(x - cross, y, x + cross, y);
			document.line(x, y - cross, x, y + cross);
		}
}

/** Draws a sheet on to the current page, moved and scaled. */
class Pen {
	readonly #document: jsPDF;
	readonly #pages: PatternPages;
	readonly #offset: Point;
	readonly #scale: number;

	constructor(document: jsPDF, pages: PatternPages, offset: Point, scale = 1) {
		this.#document = document;
		this.#pages = pages;
		this.#offset = offset;
		this.#scale = scale;
	}

	draw() {
		for (const mark of this.#pages.drawing.marks) this.#draw(mark);
	}

	#draw(mark: Mark) {
		const document = this.#document;
		switch (mark.kind) {
			case 'line': {
				const { width, dashes = [] } = lineStyles[mark.style];
				document.setDrawColor(255).setLineWidth((width + 2 * halo) * this.#scale);
				this.#trace(mark.points, mark.closed);
				document.stroke();
				document
					.setDrawColor(0)
					.setLineWidth(width * Math.max(0.4, this.#scale))
					.setLineDashPattern(
						dashes.map((dash) => dash * this.#scale),
						0,
					);
				this.#trace(mark.points, mark.closed);
				document.stroke().setLineDashPattern([], 0);
				return;
			}
			case 'area':
				document.setFillColor(mark.colour);
				this.#trace(mark.points, true);
				document.fill();
				return;
			case 'words': {
				const align = mark.from === 'middle' ? 'center' : 'left';
				document.setFontSize(mark.size * this.#scale * pointsPerMillimetre).setTextColor(0);
				this.#plate(mark, document.getTextWidth(mark.text));
				document.text(mark.text, ...this.#place(mark.at), { align });
				return;
			}
			case 'cloth':
				this.#drawCloth(mark);
		}
	}

	/** White below words. A white line around letters would be the same words again for those who copy them. */
	#plate({ at, size, from }: Extract<Mark, { kind: 'words' }>, width: number) {
		const [x, y] = this.#place(at);
		const [edge, high] = [halo * this.#scale, size * this.#scale];
		const left = from === 'middle' ? x - width / 2 : x;
		this.#document.setFillColor('#ffffff');
		this.#document.rect(
			left - edge,
			y - 0.78 * high - edge,
			width + 2 * edge,
			high + 2 * edge,
			'F',
		);
	}

	#drawCloth({ piece, box, outline }: Extract<Mark, { kind: 'cloth' }>) {
		const picture = this.#pages.pictures.get(piece);
		if (!picture) return;
		const document = this.#document;
		document.saveGraphicsState();
		this.#trace(outline, true);
		document.clip().discardPath();
		const [x, y] = this.#place([box.x, box.y]);
		// The alias stores a picture once, however many pages show it.
		document.addImage(
			picture,
			'JPEG',
			x,
			y,
			box.width * this.#scale,
			box.height * this.#scale,
			piece,
			'NONE',
		);
		document.restoreGraphicsState();
	}

	#trace(points: readonly Point[], closed: boolean) {
		points.forEach((point, at) => {
			const [x, y] = this.#place(point);
			if (at === 0) this.#document.moveTo(x, y);
			else this.#document.lineTo(x, y);
		});
		if (closed) this.#document.close();
	}

	#place([x, y]: Point): [number, number] {
		return [this.#offset[0] + x * this.#scale, this.#offset[1] + y * this.#scale];
	}
}
