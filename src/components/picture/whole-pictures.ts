import { toWhole } from './pictures.ts';

/**
 * What `write` returns when it is given the paths of whole pictures in the built site. It runs twice and must have no
 * effect besides: first to learn which pictures it names, because it cannot wait for their paths.
 */
export async function withWholePictures<Result>(
	write: (toPicturePath: (file: string) => string) => Result,
): Promise<Result> {
	const paths = new Map<string, string>();
	write((file) => {
		paths.set(file, '');
		return '';
	});
	for (const file of paths.keys()) paths.set(file, (await toWhole(file)).src);
	return write((file) => paths.get(file) ?? '');
}
