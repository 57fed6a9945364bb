/** Stands in for what draws on a canvas, and keeps what was drawn. */
export class Drawing {
	readonly steps: string[] = [];
	readonly words: { text: string; x: number; y: number; align: string; baseline: string }[] = [];
	textAlign = '';
	textBaseline = '';

	clearRect() {
		this.steps.push('clear');
	}

	fillRect() {
		this.steps.push('ground');
	}

	drawImage() {
		this.steps.push('scene');
	}

	strokeText() {
		this.steps.push('rim');
	}

	fillText(text: string, x: number, y: number) {
		this.steps.push('words');
		this.words.push({ text, x, y, align: this.textAlign, baseline: this.textBaseline });
	}

	createRadialGradient() {
		return { addColorStop: vi.fn() };
	}

	/** As what the browser would have given. */
	get context(): CanvasRenderingContext2D {
		return this as unknown as CanvasRenderingContext2D;
	}
}

/** All canvases of the page are drawn on as this drawing; gives them as they are made. */
export function stubCanvases(drawing: Drawing): HTMLCanvasElement[] {
	const made: HTMLCanvasElement[] = [];
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
		this: HTMLCanvasElement,
	) {
		made.push(this);
		return drawing.context;
	});
	return made;
}
