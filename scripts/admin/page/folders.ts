import type { EditorFile } from '../files.ts';
import { EditedFile } from './edited-file.ts';

/** A folder of the project, in the shape of a folder handle of the browser. */
export class Folder {
	readonly kind = 'directory';
	readonly children = new Map<string, Folder | EditedFile>();
	readonly name: string;
	readonly path: string;
	readonly admin: string;

	constructor(name: string, path: string, admin: string) {
		this.name = name;
		this.path = path;
		this.admin = admin;
	}

	async *entries(): AsyncGenerator<[string, Folder | EditedFile]> {
		yield* [...this.children];
	}

	async getDirectoryHandle(name: string, { create = false } = {}): Promise<Folder> {
		const child = this.children.get(name);
		if (child instanceof Folder) return child;
		if (child !== undefined || !create) throw notFound(name);
		return this.addFolder(name);
	}

	async getFileHandle(name: string, { create = false } = {}): Promise<EditedFile> {
		const child = this.children.get(name);
		if (child instanceof EditedFile) return child;
		if (child !== undefined || !create) throw notFound(name);
		const file = new EditedFile(this, name);
		this.children.set(name, file);
		return file;
	}

	async removeEntry(name: string) {
		const child = this.children.get(name);
		if (child === undefined) throw notFound(name);
		if (child instanceof EditedFile) await child.remove();
		this.children.delete(name);
	}

	addFolder(name: string): Folder {
		const folder = new Folder(name, this.path === '' ? name : `${this.path}/${name}`, this.admin);
		this.children.set(name, folder);
		return folder;
	}
}

/** The folder of the project with every file that can be edited. */
export async function openProject(admin: string): Promise<Folder> {
	const response = await fetch(`${admin}/files.json`);
	if (!response.ok) throw new Error(await response.text());
	const files: EditorFile[] = await response.json();
	const root = new Folder('project', '', admin);
	for (const file of files) {
		const names = file.path.split('/');
		const name = names.pop() ?? '';
		const folder = names.reduce((parent, part) => {
			const child = parent.children.get(part);
			return child instanceof Folder ? child : parent.addFolder(part);
		}, root);
		folder.children.set(name, new EditedFile(folder, name, file));
	}
	return root;
}

function notFound(name: string): DOMException {
	return new DOMException(`There is no "${name}".`, 'NotFoundError');
}
