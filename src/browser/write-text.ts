/** Why a browser does not store a text. */
export type StorageProblem = 'full' | 'blocked';

/**
 * Stores a text and reads it back, because some browsers refuse without an error.
 * @param open throws where the browser blocks storage
 */
export function writeText(
	open: () => Storage,
	key: string,
	text: string,
): StorageProblem | undefined {
	try {
		const storage = open();
		storage.setItem(key, text);
		return storage.getItem(key) === text ? undefined : 'blocked';
	} catch (error) {
		return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
	}
}
