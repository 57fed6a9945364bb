import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { decodeText } from './decode.ts';
import { isEuropass, readEuropass } from './europass.ts';
import { isLinkedIn, readLinkedIn } from './linkedin.ts';

/** A file that cannot be imported, in a sentence for the author. */
export class ImportError extends Error {}

const largestBytes = 50_000_000;

/** What a source holds, in the shape of a JSON Resume whatever it was, with fields of its own kept under their names. */
export interface Source {
	name: string;
	kind: 'JSON Resume' | 'LinkedIn' | 'Europass';
	encoding: string;
	value: unknown;
	/** Files of an archive that hold nothing for a CV. */
	passedOver: string[];
}

/** Reads a file, an archive or the folder of an archive, by what is in it and not by its name. */
export function readSource(path: string): Source {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat)
		throw new ImportError(
			`There is no file "${path}". Write the path of your file, for example npm run import -- resume.json.`,
		);
	if (stat.isDirectory()) return readFolder(path);
	if (stat.size > largestBytes) {
		throw new ImportError(`"${path}" is larger than 50 MB, the limit for a CV. Check the file.`);
	}
	const bytes = readFileSync(path);
	if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readArchive(path, bytes);
	return readText(path, bytes);
}

function readText(path: string, bytes: Uint8Array): Source {
	const { text, encoding } = decodeText(bytes);
	const name = basename(path);
	if (text.trim() === '') throw new ImportError(`"${path}" is empty.`);
	if (text.trimStart().startsWith('<')) {
		if (!isEuropass(text)) {
			throw new ImportError(
				`"${path}" is XML, but not a Europass CV. Export it as "Europass XML".`,
			);
		}
		const value = refuseThrown(path, 'XML', () => readEuropass(text));
		return { name, kind: 'Europass', encoding, value, passedOver: [] };
	}
	const value: unknown = refuseThrown(path, 'JSON', () => JSON.parse(text));
	return { name, kind: 'JSON Resume', encoding, value, passedOver: [] };
}

/** The result of `read`. If it throws, the error is a sentence for the author instead of a stack trace. */
function refuseThrown<Value>(path: string, format: string, read: () => Value): Value {
	try {
		return read();
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new ImportError(`"${path}" cannot be read as ${format}: ${reason}`);
	}
}

function readFolder(path: string): Source {
	const files = new Map(
		readdirSync(path, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name.endsWith('.csv'))
			.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]),
	);
	return toLinkedIn(path, files);
}

function readArchive(path: string, bytes: Uint8Array): Source {
	let entries: Record<string, Uint8Array>;
	try {
		entries = unzipSync(bytes, {
			filter: ({ name, originalSize }) => name.endsWith('.csv') && originalSize < largestBytes,
		});
	} catch {
		throw new ImportError(`The archive "${path}" is damaged. Download it again.`);
	}
	return toLinkedIn(
		path,
		new Map(Object.entries(entries).map(([name, content]) => [basename(name), content])),
	);
}

function toLinkedIn(path: string, files: ReadonlyMap<string, Uint8Array>): Source {
	if (!isLinkedIn([...files.keys()])) {
		throw new ImportError(
			`"${path}" does not contain "Profile.csv". Use the archive that LinkedIn offers under "Get a copy of your data".`,
		);
	}
	const { value, passedOver } = readLinkedIn(files);
	return { name: basename(path), kind: 'LinkedIn', encoding: 'utf-8', value, passedOver };
}
