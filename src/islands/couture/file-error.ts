import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import type { UploadMessages } from '#i18n/messages/uploads/index.ts';
import { RefusedPicture } from '#tools/couture/refused-picture.ts';

/** Why a file of designs is not opened. */
export function toFileError(
	error: unknown,
	{ errors }: Pick<CoutureMessages, 'errors'>,
	{ refused }: UploadMessages,
): string {
	return error instanceof RefusedPicture
		? `${errors['refused-image']} ${refused[error.reason]}`
		: errors['broken-file'];
}
