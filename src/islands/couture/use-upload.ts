import { loadModule } from '#browser/load-module.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { report } from '#lib/report.ts';
import type { Upload } from '#tools/couture/textures.ts';

interface UploadContext {
	announce: (message: string) => void;
	uploads: UploadMessages;
}

/** Checks and stores a picture of the visitor, or announces why it is refused. */
export function useUpload({
	announce,
	uploads,
}: UploadContext): (file: File) => Promise<Upload | undefined> {
	return async (file) => {
		// Also in place of what was wrong with the file before.
		announce(uploads.reading);
		try {
			const { takePicture } = await loadModule(() => import('#browser/uploads/take-picture.ts'));
			const { pictures } = await loadModule(() => import('#tools/couture/pictures.ts'));
			const taken = await takePicture(file);
			if (!taken.ok) {
				report(new Error(taken.reason), 'take the picture');
				announce(uploads.refused[taken.reason]);
				return undefined;
			}
			const keeping = await pictures.keep(taken.picture);
			announce(keeping.kept ? '' : uploads.notKept[keeping.reason]);
			const { dropUnusedUploads } = await loadModule(
				() => import('#tools/couture/gallery/store.ts'),
			);
			await dropUnusedUploads([keeping.id]);
			return `upload:${keeping.id}`;
		} catch (error) {
			report(error, 'take the picture');
			announce(uploads.refused.broken);
			return undefined;
		}
	};
}
