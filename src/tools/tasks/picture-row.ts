/** An object or a text of the run as a row of cells, with the variables that point into it. */
export interface PictureRow {
	/** The variables that hold it. */
	names: string[];
	/** The function that waits, where no variable of the innermost call holds it. */
	caller?: string | undefined;
	/** The number of the object; none for a text. */
	object?: number | undefined;
	cells: Cell[];
}

export interface Cell {
	text: string;
	/** Of an item of a map or an object. */
	label?: string | undefined;
	/** The number of the object, where the item is one. */
	object?: number | undefined;
	/** Variables whose value is the place or the key of this cell. */
	pointers: string[];
	/** `now`: pointed at; `done`: looked at before; `wrong`: where the answer became no. */
	tone: 'now' | 'done' | 'wrong' | 'plain';
}
