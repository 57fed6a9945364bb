import type { EditorFile } from '../files.ts';

/** The functions of the folder that a file uses. */
export interface Parent {
	readonly path: string;
	readonly admin: string;
	readonly children: Map<string, unknown>;
}

/**
 * A file of the project, in the shape of a file handle of the browser. The editor writes a new text into a file with
 * another name and then moves it to its place: only the place is saved.
 */
export class EditedFile {
	readonly kind = 'file';
	name: string;
	private folder: Parent;
	private known: EditorFile | undefined;
	private content: Blob | undefined;
	private refusal: Error | undefined;

	constructor(folder: Parent, name: string, known?: EditorFile) {
		this.folder = folder;
		this.name = name;
		this.known = known;
	}

	async getFile(): Promise<File> {
		const blob = this.content ?? (await this.load());
		const options = { lastModified: this.known?.changed ?? Date.now(), type: toType(this.name) };
		return new File([blob], this.name, options);
	}

	/** Saves each write immediately, because the editor ignores errors of `close()`. */
	async createWritable() {
		return {
			write: async (data: Blob | string) => {
				const content = new Blob([data]);
				if (isTemporary(this.name)) this.content = content;
				else await this.save(content);
			},
			close: async () => {},
		};
	}

	/** Moves a written text to its path, or an existing file to another path. */
	async move(folder: Parent, name: string) {
		// The editor repeats a failed request; the same text receives the same answer.
		if (this.refusal) throw this.refusal;
		const place = folder.children.get(name);
		const target = place instanceof EditedFile ? place : new EditedFile(folder, name);
		const { known, name: oldName, folder: oldFolder } = this;
		try {
			await target.save(this.content ?? (await this.load()));
			if (known !== undefined) await this.remove();
		} catch (error) {
			this.refusal = error instanceof Error ? error : new Error(String(error));
			throw this.refusal;
		}
		oldFolder.children.delete(oldName);
		this.folder = folder;
		this.name = name;
		this.known = target.known;
		this.content = target.content;
		folder.children.set(name, this);
	}

	async remove() {
		if (this.known === undefined) return;
		await this.ask('DELETE');
		this.known = undefined;
	}

	private async save(content: Blob) {
		const response = await this.ask('PUT', content);
		const known: EditorFile = await response.json();
		this.known = known;
		this.content = known.text === undefined ? content : new Blob([known.text]);
	}

	private async load(): Promise<Blob> {
		const { known } = this;
		if (known === undefined) return new Blob([]);
		const content =
			known.text === undefined
				? await this.ask('GET').then((response) => response.blob())
				: new Blob([known.text]);
		this.content = content;
		return content;
	}

	private async ask(method: string, body?: Blob): Promise<Response> {
		const { path, admin } = this.folder;
		const address = `${admin}/file?path=${encodeURIComponent(`${path}/${this.name}`)}`;
		const headers = { 'X-State': this.known?.state ?? '' };
		const response = await fetch(address, { method, headers, ...(body ? { body } : {}) });
		if (!response.ok) throw new Error(await response.text());
		return response;
	}
}

function isTemporary(name: string): boolean {
	return name.startsWith('.');
}

function toType(name: string): string {
	const extension = name.slice(name.lastIndexOf('.') + 1);
	const pictures: Record<string, string> = {
		webp: 'image/webp',
		png: 'image/png',
		jpg: 'image/jpeg',
		jpeg: 'image/jpeg',
		avif: 'image/avif',
	};
	return pictures[extension] ?? 'text/plain';
}
