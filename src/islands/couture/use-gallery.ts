import { useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { saveFile } from '#browser/save-file.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { report } from '#lib/report.ts';
import { whenFinished } from '#stores/unfinished.ts';
import { decodeDesign } from '#tools/couture/design.ts';
import { parseGalleryFile } from '#tools/couture/gallery/gallery-file.ts';
import {
	applyKept,
	type KeptDesign,
	mostKept,
	toKeptText,
} from '#tools/couture/gallery/kept-design.ts';
import {
	deleteDesign,
	duplicateDesign,
	isGalleryFull,
	keepDesign,
	renameDesign,
	replaceDesign,
} from '#tools/couture/gallery/store.ts';
import { exportGallery, importGallery } from '#tools/couture/gallery/transfer.ts';
import { $wardrobe, openDesign, readDesign } from '#tools/couture/store.ts';
import { toFileError } from './file-error.ts';
import { nameStage } from './name-stage.ts';

interface GalleryContext {
	locale: Locale;
	announce: (message: string) => void;
	/** Announces what was done to a design that was kept, and offers to undo it. */
	offer: (record: KeptDesign, message: string, undo: () => void) => void;
	uploads: UploadMessages;
	t: CoutureWords;
}

/** Larger files are no galleries: sixty designs with a picture of some MB each. */
const largestFile = 200_000_000;

/** What can be done with the designs that the visitor keeps; each announces what it did. */
export function useGallery({ locale, announce, offer, uploads, t }: GalleryContext) {
	const [busy, setBusy] = useState(false);
	const working = useRef(false);
	const words = t.gallery;

	/** One at a time: a second click while a picture is drawn would keep the design twice. */
	async function work(action: () => Promise<void>) {
		if (working.current) return;
		working.current = true;
		setBusy(true);
		try {
			await action();
		} catch (error) {
			report(error, 'change the gallery');
			announce(words.failed);
		} finally {
			working.current = false;
			setBusy(false);
		}
	}

	return {
		busy,
		keep: () =>
			work(async () => {
				const { name } = await keepDesign(
					nameStage(t),
					toKeptText(readDesign()),
					await drawSight(),
				);
				announce(fill(words.kept, { name }));
			}),
		replace: (record: KeptDesign) =>
			work(async () => {
				const undo = await replaceDesign(record, toKeptText(readDesign()), await drawSight());
				offer(record, fill(words.replaced, { name: record.name }), undo);
			}),
		open: ({ design }: KeptDesign) => {
			const read = decodeDesign(design);
			if (!read) return;
			openDesign(applyKept($wardrobe.get(), read));
			announce(t.opened);
		},
		rename: renameDesign,
		duplicate: (record: KeptDesign) => {
			if (isGalleryFull()) return announce(fill(words.fullHint, { most: mostKept }));
			announce(fill(words.kept, { name: duplicateDesign(record).name }));
		},
		remove: (record: KeptDesign) => {
			const undo = deleteDesign(record);
			offer(record, fill(words.deleted, { name: record.name }), undo);
		},
		exportAll: () =>
			work(async () => {
				saveFile('designs.json', await exportGallery(), 'application/json');
				announce(fill(t.saved, { file: 'designs.json' }));
			}),
		importFile: (file: File) =>
			work(async () => {
				try {
					const name = file.name.replace(/\.json$/, '') || words.unnamed;
					const read =
						file.size > largestFile ? undefined : parseGalleryFile(await file.text(), name);
					if (!read) throw new Error(file.name);
					const { added, left, kept } = await importGallery(read);
					const parts = [
						plural(locale, words.imported, added),
						left > 0 && fill(words.fullHint, { most: mostKept }),
						!kept && uploads.notKept.refused,
					];
					announce(parts.filter(Boolean).join(' '));
				} catch (error) {
					report(error, 'read the designs');
					announce(toFileError(error, t, uploads));
				}
			}),
	};
}

/** Without a picture the design is kept all the same. */
async function drawSight(): Promise<Blob | undefined> {
	try {
		const { drawSight } = await loadModule(() => import('#scenes/couture/exports/sight.ts'));
		// Otherwise it would lack what is sewn after the first picture: seams, bands, threads.
		await whenFinished();
		return await drawSight();
	} catch (error) {
		report(error, 'draw the picture of the design');
		return undefined;
	}
}
