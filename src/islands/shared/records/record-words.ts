import type { PluralForms } from '#i18n/messages.ts';

/** The messages that each kind of records has of its own. */
export interface RecordWords {
	deleteOne: string;
	deleteMany: PluralForms;
	deleted: PluralForms;
	deletedElsewhere: PluralForms;
	keptElsewhere: string;
	bothKept: string;
	imported: PluralForms;
	notImported: string;
	importable: string;
}
