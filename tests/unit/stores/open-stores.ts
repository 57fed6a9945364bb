import { openWith } from '../open-with.ts';

/** The stores as a page finds them that is opened with these texts in its storage. */
export async function openStores(storage: Record<string, string> = {}) {
	await openWith(storage);
	return {
		storage,
		...(await import('#stores/theme.ts')),
		...(await import('#stores/view-mode.ts')),
		...(await import('#stores/photo.ts')),
		...(await import('#stores/panels.ts')),
		...(await import('#stores/footer.ts')),
		...(await import('#stores/single-keys.ts')),
		...(await import('#stores/visitor.ts')),
		...(await import('#tools/cube/store.ts')),
	};
}
