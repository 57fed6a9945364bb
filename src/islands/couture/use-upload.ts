import { createId } from '#browser/records/create-id.ts';
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
			const { dropOtherPictures, keepPicture } = await import('#tools/couture/picture-store.ts');
			const taken = await takePicture(file);
			if (!taken.ok) {
				report(new Error(taken.reason), 'take the picture');
				tell(uploads.refused[taken.reason]);
				return undefined;
			}
			const id = createId();
			const lasting = await keepPicture(id, taken.picture);
			if (!lasting) tell(uploads.notKept);
			await dropOtherPictures([...listNamedUploads(), id]);
			return `upload:${id}`;
		} catch (error) {
			report(error, 'take the picture');
			tell(uploads.refused.broken);
			return undefined;
		}
	};
}
