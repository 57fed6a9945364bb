import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import type { Upload } from '#tools/couture/textures.ts';

/** Checks and keeps a picture of the visitor's, and tells why one is refused. */
export function useUpload(
	_tell: (message: string) => void,
	_t: Omit<CoutureMessages, 'notes'>,
): (file: File) => Promise<Upload | undefined> {
	return async () => undefined;
}
