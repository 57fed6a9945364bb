import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { report } from '#lib/report.ts';
import { listNamedUploads } from '#tools/couture/store.ts';
import type { Upload } from '#tools/couture/textures.ts';

interface Means {
	tell: (message: string) => void;
	uploads: UploadMessages;
}

/** Checks and keeps a picture of the visitor's, and tells why one is refused. */
export function useUpload({ tell, uploads }: Means): (file: File) => Promise<Upload | undefined> {
	return async (file) => {
		try {
			const { takePicture } = await import('#browser/uploads/take-picture.ts');
			const { pictures } = await import('#tools/couture/pictures.ts');
			const taken = await takePicture(file);
			if (!taken.ok) {
				report(new Error(taken.reason), 'take the picture');
				tell(uploads.refused[taken.reason]);
				return undefined;
			}
			const keeping = await pictures.keep(taken.picture);
			if (!keeping.kept) tell(uploads.notKept[keeping.reason]);
			await pictures.dropAllBut([...listNamedUploads(), keeping.id]);
			return `upload:${keeping.id}`;
		} catch (error) {
			report(error, 'take the picture');
			tell(uploads.refused.broken);
			return undefined;
		}
	};
}
