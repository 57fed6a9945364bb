import { useEffect, useRef, useState } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { loadModule } from '#browser/load-module.ts';
import { saveFile } from '#browser/save-file.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { fill } from '#i18n/messages.ts';
import { UploadField } from '#islands/shared/stage/UploadField.tsx';
import { report } from '#lib/report.ts';
import { encodeDesign } from '#tools/couture/design.ts';
import { parseDesignFile, printDesignFile } from '#tools/couture/design-file.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { listUploads } from '#tools/couture/settings.ts';
import { openDesign, readDesign } from '#tools/couture/store.ts';
import { toFileError } from './file-error.ts';
import { linkStart } from './use-link.ts';

interface Props {
	announce: (message: string) => void;
	uploads: UploadMessages;
	t: CoutureWords;
}

/** Larger files are no designs: six pictures of 5 MB in letters. */
const largestFile = 50_000_000;

/** A link and a file that restore the design. */
export function DesignFiles({ announce, uploads, t }: Props) {
	/** The address that could not be copied: a new object each time, so that the focus comes to the field, and its label is heard, again. */
	const [refused, setRefused] = useState<{ address: string }>();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (refused) field.current?.focus();
	}, [refused]);

	function current() {
		const design = readDesign();
		return { design, ids: listUploads(garmentKeys.map((key) => design.wardrobe[key])) };
	}

	async function copy() {
		const { design, ids } = current();
		const address = `${location.origin}${location.pathname}${linkStart}${encodeDesign(design)}`;
		const copied = await copyText(address);
		setRefused(copied ? undefined : { address });
		if (copied) announce(ids.length > 0 ? t.linkWithoutUploads : t.linkCopied);
	}

	async function save() {
		const { design, ids } = current();
		try {
			const { packPictures } = await loadModule(() => import('#tools/couture/file-pictures.ts'));
			const { pictures } = await loadModule(() => import('#tools/couture/pictures.ts'));
			const text = printDesignFile(design, await packPictures(pictures, ids));
			saveFile('model.json', text, 'application/json');
			announce(fill(t.saved, { file: 'model.json' }));
		} catch (error) {
			report(error, 'save the design');
			announce(t.errors.file);
		}
	}

	async function open(file: File) {
		try {
			const read = file.size > largestFile ? undefined : parseDesignFile(await file.text());
			if (!read) throw new Error(file.name);
			const { unpackDesign } = await loadModule(() => import('#tools/couture/file-pictures.ts'));
			const { pictures } = await loadModule(() => import('#tools/couture/pictures.ts'));
			const { design, kept } = await unpackDesign(pictures, read);
			openDesign(design);
			announce(kept ? t.opened : uploads.notKept.refused);
		} catch (error) {
			report(error, 'read the design');
			announce(toFileError(error, t, uploads));
		}
	}

	return (
		<>
			<h3>{t.design}</h3>
			<div className="saves">
				<button type="button" onClick={() => void copy()}>
					{t.copyLink}
				</button>
				<button type="button" onClick={() => void save()}>
					{t.saveFile}
				</button>
				<UploadField label={t.openFile} accept=".json,application/json" onPick={open} />
			</div>
			{refused && (
				<label className="couture-link">
					<span>{t.linkShown}</span>
					<input
						ref={field}
						type="text"
						className="couture-line"
						readOnly
						value={refused.address}
						onFocus={(event) => event.currentTarget.select()}
					/>
				</label>
			)}
		</>
	);
}
