/** Makes the modules that are imported next those of a page opened with these texts in its storage. */
export async function openWith(storage: Record<string, string>) {
	vi.resetModules();
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
}
