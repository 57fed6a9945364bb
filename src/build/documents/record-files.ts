import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { markContentRead } from '#build/edition/content-read.ts';

/**
 * The files of a collection. The content check finds what is wrong with them and words it for authors, so Astro's own
 * messages are kept short, and a file that cannot be read does not keep the development server from starting.
 *
 * @param base folder of the collection, from the project folder
 * @param pattern which of its files are records
 */
export function recordFiles(base: string, pattern: string): Loader {
	const files = glob({ base, pattern });
	return {
		name: 'record-files',
		async load(context) {
			readAgainAfterChange(context);
			const { logger } = context;
			const quiet: LoaderContext = {
				...context,
				// It warns of collections without records: few authors have every kind. Of names it warns later than the check.
				logger: Object.assign(Object.create(logger), { warn() {} }),
			};
			await (import.meta.env.PROD ? files.load(quiet) : loadPatiently(files, quiet));
			nameCollection(context.store);
			markContentRead();
		},
	};
}

/** Astro takes unchanged files from its cache as an earlier schema has read them: without the fields of a new one. */
function readAgainAfterChange({ meta, store }: LoaderContext) {
	const files = globSync('src/schemas/*.ts').sort();
	const schemas = hash('sha256', files.map((file) => readFileSync(file, 'utf8')).join());
	if (meta.get('schemas') !== schemas) store.clear();
	meta.set('schemas', schemas);
}

/** A collection without records is known from now on: to ask for it is no reason for a warning. */
function nameCollection(store: LoaderContext['store']) {
	if (store.keys().length > 0) return;
	store.set({ id: 'none', data: {} });
	store.delete('none');
}

/** What stands for a file that cannot be read; it does not get into the store. */
const unreadable: Readonly<Record<string, unknown>> = {};

/** Skips unreadable files until all have been looked at. Later ones keep their former data; the log names them. */
async function loadPatiently(files: Loader, context: LoaderContext) {
	const { store, logger } = context;
	let started = false;
	const skip = (error: unknown) => {
		if (started) throw error;
		return unreadable;
	};
	await files.load({
		...withPatientTypes(context, skip),
		parseData: async (entry) =>
			entry.data === unreadable
				? entry.data
				: context.parseData(entry).catch((error: unknown) => skip(error) as typeof entry.data),
		store: {
			...store,
			set: (entry) => entry.data !== unreadable && store.set(entry),
		},
		logger: Object.assign(Object.create(logger), {
			error: (text: string) => logger.error(text.replace(/^(Failed to reload [^:]+): .*/s, '$1')),
		}),
	});
	started = true;
}

/** The readers of JSON and MDX, which Astro hands over without naming them in its types. */
function withPatientTypes(context: LoaderContext, skip: (error: unknown) => unknown) {
	const { entryTypes } = context as { entryTypes?: Map<string, EntryType> };
	if (!(entryTypes instanceof Map)) return context;
	const patient = [...entryTypes].map(([extension, type]) => {
		const getEntryInfo: EntryType['getEntryInfo'] = async (file) => {
			try {
				return await type.getEntryInfo(file);
			} catch (error) {
				return { body: '', data: skip(error) };
			}
		};
		return [extension, { ...type, getEntryInfo }] as const;
	});
	return { ...context, entryTypes: new Map(patient) };
}

interface EntryType {
	getEntryInfo(file: unknown): Promise<{ body?: string; data: unknown }>;
}
