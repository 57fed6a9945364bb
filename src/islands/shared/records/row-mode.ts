/** What a row shows besides its text. One row at a time has a mode; `more` shows its buttons on a touch screen. */
export interface RowMode {
	id: string;
	as: 'edit' | 'delete' | 'more';
}
