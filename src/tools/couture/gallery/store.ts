import { createId } from '#browser/records/create-id.ts';
import { append, type Placed, pickPlaced } from '#browser/records/operations.ts';
import { createRecordStore } from '#browser/records/record-store.ts';
import { createPictureStore } from '#browser/uploads/picture-store.ts';
import { decodeDesign } from '#tools/couture/design.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { pictures } from '#tools/couture/pictures.ts';
import { listUploads } from '#tools/couture/settings.ts';
import { listNamedUploads } from '#tools/couture/store.ts';
import { cleanName, type KeptDesign, keptFormat, mostKept, toFreeName } from './kept-design.ts';

/** The designs that the visitor keeps. Key `modelsGallery`. */
export const galleryStore = createRecordStore<KeptDesign>('modelsGallery', keptFormat);
const { $list, dispatch } = galleryStore;

/** Pictures of the kept designs. Database `couture-gallery`. */
export const sights = createPictureStore('couture-gallery');

/** What this visit has deleted or replaced: undo may bring it back. */
const earlier: KeptDesign[] = [];

export function isGalleryFull(): boolean {
	return $list.get().records.length >= mostKept;
}

/** Adds a design at the end of the list. `sight` is its picture. */
export async function keepDesign(
	name: string,
	design: string,
	sight: Blob | undefined,
): Promise<KeptDesign> {
	const added = {
		id: createId(),
		name: toFreeName(name, $list.get().records),
		design,
		sight: await keepSight(sight),
	};
	dispatch(append([added]));
	return added;
}

/** Replaces a kept design by another; the function that it returns takes this back. */
export async function replaceDesign(
	record: KeptDesign,
	design: string,
	sight: Blob | undefined,
): Promise<() => void> {
	earlier.push(record);
	const changes = { design, sight: await keepSight(sight) };
	dispatch({ type: 'change', record, changes });
	const { design: before, sight: seen } = record;
	return () => dispatch({ type: 'change', record, changes: { design: before, sight: seen } });
}

/** @returns whether the text is a name */
export function renameDesign(record: KeptDesign, text: string): boolean {
	const name = cleanName(text);
	if (name === '') return false;
	if (name !== record.name) dispatch({ type: 'change', record, changes: { name } });
	return true;
}

/** The copy is the last of the list, under a name of its own. */
export function duplicateDesign(record: KeptDesign): KeptDesign {
	const copy = { ...record, id: createId(), name: toFreeName(record.name, $list.get().records) };
	dispatch(append([copy]));
	return copy;
}

/** Deletes a design; the function that it returns brings it back to its place. */
export function deleteDesign(record: KeptDesign): () => void {
	const records: Placed<KeptDesign>[] = pickPlaced($list.get().records, [record.id]);
	earlier.push(record);
	dispatch({ type: 'remove', ids: [record.id] });
	return () => dispatch({ type: 'insert', records });
}

/** Deletes the pictures of designs that are gone. */
export async function dropUnusedSights() {
	const designs = listAll();
	if (designs) await sights.dropAllBut(designs.map(({ sight }) => sight));
}

/** Deletes the uploads that no garment has, also not after an undo, and no kept design; `more` stay as well. */
export async function dropUnusedUploads(more: readonly string[] = []) {
	const designs = listAll();
	if (!designs) return;
	const kept = designs.flatMap(({ design }) => listUploadsOf(design));
	await pictures.dropAllBut([...listNamedUploads(), ...kept, ...more]);
}

/** The ids of the uploads in a kept design. */
export function listUploadsOf(design: string): string[] {
	const wardrobe = decodeDesign(design)?.wardrobe;
	return wardrobe ? listUploads(garmentKeys.map((key) => wardrobe[key])) : [];
}

/**
 * The picture first, then the list that names it: other tabs look for the picture as soon as the list names it. A picture
 * that could not be stored is there until the page is left.
 */
async function keepSight(sight: Blob | undefined): Promise<string> {
	return sight ? (await sights.keep(sight)).id : '';
}

/** Those of the list and those that undo brings back; undefined if the stored list could not be read as a whole. */
function listAll(): KeptDesign[] | undefined {
	const { records, problem, broken } = $list.get();
	return problem || broken !== undefined ? undefined : [...records, ...earlier];
}
