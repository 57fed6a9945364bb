/**
 * What a row shows besides its text. One row at a time has a mode. `more` shows its buttons on a
 * touch screen, `own` a field that only its kind of record has.
 */
export interface RowMode {
	id: string;
	as: 'edit' | 'own' | 'more';
}
