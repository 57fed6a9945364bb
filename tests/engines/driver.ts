/** What a browser must be able to do for a visitor. Each engine is driven over the protocol it speaks. */
export interface Driver {
	/** Opens an address and waits until its document is loaded. */
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** The value of an expression in the page; it must be JSON. */
	evaluate(expression: string): Promise<unknown>;
	/** Real pointer events at a point of the window, in CSS pixels, with no move of the pointer before. */
	click(point: Point, times?: 1 | 2): Promise<void>;
	drag(from: Point, to: Point): Promise<void>;
	press(key: Key): Promise<void>;
	type(text: string): Promise<void>;
	/** The window as a PNG file. */
	photograph(): Promise<Uint8Array>;
	/** Windows and tabs that are open, this one among them. */
	countWindows(): Promise<number>;
	close(): Promise<void>;
}

export interface Point {
	x: number;
	y: number;
}

export type Key =
	| 'ArrowDown'
	| 'ArrowLeft'
	| 'ArrowRight'
	| 'End'
	| 'Enter'
	| 'Escape'
	| 'Space'
	| 'Tab';

/** A browser that is on this machine. */
export interface Browser {
	/** Empty storage and nothing cached, as at a first visit. */
	newVisitor(size?: WindowSize): Promise<Driver>;
	close(): Promise<void>;
}

/** In CSS pixels. WebKitGTK’s has the frame of the window in it. */
export interface WindowSize {
	width: number;
	height: number;
}

export const windowSize: WindowSize = { width: 1280, height: 800 };
