import { opendirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { parseJsonFile } from '../content/json-file.ts';
import { isGroup } from '../content/plain-value.ts';
import { decodeText } from './decode.ts';
import { isEuropass, readEuropass } from './europass.ts';
import foreign from './foreign-files.json' with { type: 'json' };
import { isLinkedIn, linkedInFiles, readLinkedIn } from './linkedin.ts';
import { findStream } from './pdf.ts';
import { isReactiveResume, readPageLanguage, readReactiveResume } from './reactive-resume.ts';

const advice =
	'Import JSON Resume, Reactive Resume (JSON), a LinkedIn archive, or the PDF or XML of Europass.';

/** A file that cannot be imported, in a sentence for the author. */
export class ImportError extends Error {}

/** Bytes of a file, and of all that an archive or a folder holds for a CV. */
const largestBytes = 50_000_000;
/** Files of an archive or a folder. */
const mostFiles = 10_000;
/** Bytes of an archive that are unpacked at a time: at most 17 MB come out before they are counted. */
const stepBytes = 16 * 1024;

/** What a source holds, in the shape of a JSON Resume whatever it was, with fields of its own kept under their names. */
export interface Source {
	name: string;
	kind: 'JSON Resume' | 'LinkedIn' | 'Europass' | 'Reactive Resume';
	encoding: string;
	value: unknown;
	/** Two-letter code of the language that the format says it is in. */
	language?: string;
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
	if (!stat.isFile()) throw new ImportError(`"${path}" is not a file. Check the path.`);
	if (stat.size > largestBytes) {
		throw new ImportError(`"${path}" is larger than 50 MB, the limit for a CV. Check the file.`);
	}
	const bytes = readFileSync(path);
	refuseForeign(path, bytes);
	if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return readPdf(path, bytes);
	if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readArchive(path, bytes);
	return readText(path, bytes);
}

function readText(path: string, bytes: Uint8Array): Source {
	const { text, encoding } = decodeText(bytes);
	const name = basename(path);
	if (text.trim() === '') throw new ImportError(`"${path}" is empty.`);
	if (text.trimStart().startsWith('<')) {
		if (!isEuropass(text)) {
			throw new ImportError(`"${path}" is XML, but not a Europass CV. ${advice}`);
		}
		return { name, kind: 'Europass', encoding, passedOver: [], ...readXml(path, text) };
	}
	const { source, mistakes } = parseJsonFile(path, text);
	if (source.value === undefined) {
		const lines = mistakes.map(({ line, column, sentence }) => `${line}:${column} ${sentence}`);
		throw new ImportError(`"${path}" cannot be read as JSON: ${lines.join('\n')}`);
	}
	const { value } = source;
	if (!(isGroup(value) && Object.values(value).some((field) => typeof field === 'object'))) {
		throw new ImportError(`"${path}" is JSON, but not a CV. ${advice}`);
	}
	const file = { name, encoding, passedOver: [] };
	return isReactiveResume(value)
		? {
				...{ ...file, ...readPageLanguage(value), kind: 'Reactive Resume' },
				value: readReactiveResume(value),
			}
		: { ...file, kind: 'JSON Resume', value };
}

/** If the parser throws, the error is a sentence for the author instead of a stack trace. */
function readXml(path: string, text: string) {
	try {
		return readEuropass(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new ImportError(`"${path}" cannot be read as XML: ${reason}`);
	}
}

/** The Europass XML that the portal attaches to the PDF of a CV. */
function readPdf(path: string, bytes: Uint8Array): Source {
	const text = findStream(bytes, isEuropass);
	if (text === undefined) {
		// The last line of every complete PDF.
		if (!Buffer.from(bytes).includes('%%EOF'))
			throw new ImportError(`The PDF "${path}" is damaged or incomplete. Download it again.`);
		throw new ImportError(
			`"${path}" is a PDF without the data of a CV. Only the PDF that the Europass portal hands out has them. From LinkedIn, use the archive.`,
		);
	}
	const name = basename(path);
	return { name, kind: 'Europass', encoding: 'utf-8', passedOver: [], ...readXml(path, text) };
}

/** What people also have of their CV is known by its first bytes. */
function refuseForeign(path: string, bytes: Uint8Array) {
	const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
	const known = foreign.find((each) => new RegExp(each.start, 'i').test(start))?.name;
	const found = known ?? findOffice(bytes);
	if (found)
		throw new ImportError(`"${path}" is ${found}, which has no fields to import. ${advice}`);
}

/** Word and LibreOffice pack their files as archives, with these names in them. */
function findOffice(bytes: Uint8Array): string | undefined {
	if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return undefined;
	const names = Buffer.from(bytes).toString('latin1');
	if (names.includes('word/document.xml')) return 'a Word document';
	return names.includes('opendocument.text') ? 'an OpenDocument text' : undefined;
}

function readFolder(path: string): Source {
	const files = new LinkedInFiles(path);
	const folder = opendirSync(path, { recursive: true });
	try {
		for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
			if (!files.wants(entry.name) || !entry.isFile()) continue;
			const file = join(entry.parentPath, entry.name);
			files.count(statSync(file).size);
			files.add(entry.name, readFileSync(file));
		}
	} finally {
		folder.closeSync();
	}
	return files.toSource();
}

/** Counts what really comes out: an archive may state any size. */
function readArchive(path: string, bytes: Uint8Array): Source {
	const files = new LinkedInFiles(path);
	let isArchive = false;
	const archive = new Unzip((entry) => {
		isArchive = true;
		const name = basename(entry.name);
		if (!files.wants(name)) return;
		const chunks: Uint8Array[] = [];
		entry.ondata = (error, chunk, final) => {
			if (error) throw error;
			files.count(chunk.length);
			chunks.push(chunk);
			if (final) files.add(name, Buffer.concat(chunks));
		};
		entry.start();
	});
	archive.register(UnzipInflate);
	try {
		for (let at = 0; at < bytes.length; at += stepBytes) {
			archive.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
		}
		if (!isArchive) throw new Error('no file in it');
	} catch (error) {
		if (error instanceof ImportError) throw error;
		throw new ImportError(`The archive "${path}" is damaged. Download it again.`);
	}
	return files.toSource();
}

/** Those files of a LinkedIn export that hold something for a CV. Too many or too large ones throw an `ImportError`. */
class LinkedInFiles {
	readonly #path: string;
	readonly #files = new Map<string, Uint8Array>();
	readonly #passedOver: string[] = [];
	#seen = 0;
	#bytes = 0;

	constructor(path: string) {
		this.#path = path;
	}

	/** Whether to read a file. To be asked for each. */
	wants(name: string): boolean {
		this.#seen += 1;
		if (this.#seen > mostFiles) {
			throw new ImportError(
				`"${this.#path}" contains more than 10,000 files. Choose only the LinkedIn export.`,
			);
		}
		if (linkedInFiles.has(name)) return true;
		// macOS adds a file `._Profile.csv` to each of its own.
		if (name.endsWith('.csv') && !name.startsWith('._')) this.#passedOver.push(name);
		return false;
	}

	count(bytes: number) {
		this.#bytes += bytes;
		if (this.#bytes > largestBytes) {
			throw new ImportError(
				`"${this.#path}" contains more than 50 MB of CV data, the limit. Check the files.`,
			);
		}
	}

	add(name: string, content: Uint8Array) {
		this.#files.set(name, content);
	}

	toSource(): Source {
		if (!isLinkedIn([...this.#files.keys()])) {
			throw new ImportError(
				`"${this.#path}" does not contain "Profile.csv". Use the archive that LinkedIn offers under "Get a copy of your data".`,
			);
		}
		return {
			name: basename(this.#path),
			kind: 'LinkedIn',
			encoding: 'utf-8',
			value: readLinkedIn(this.#files),
			passedOver: this.#passedOver,
		};
	}
}
