/**
 * Sends every file that the author chooses or drops through the gate of the server, and gives the editor what comes back. The
 * editor itself would refuse some of them only when the entry is saved, without the reason.
 */
export function bringUploads(admin: string) {
	const known = new WeakSet<Event>();
	window.addEventListener(
		'change',
		(event) => {
			const { target } = event;
			if (known.has(event) || !(target instanceof HTMLInputElement)) return;
			const files = [...(target.files ?? [])];
			if (files.length > 0) void take(event, target, files);
		},
		true,
	);
	window.addEventListener(
		'drop',
		(event) => {
			const files = [...(event.dataTransfer?.files ?? [])];
			const input = files.length > 0 ? findInput(event.target) : undefined;
			if (!input) return;
			event.preventDefault();
			// The place to drop stops being marked.
			event.target?.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
			void take(event, input, files);
		},
		true,
	);

	async function take(event: Event, input: HTMLInputElement, files: readonly File[]) {
		event.stopImmediatePropagation();
		const list = new DataTransfer();
		try {
			for (const file of files) list.items.add(await admit(file));
		} catch (error) {
			// The same file can be chosen again.
			input.value = '';
			return alert(error instanceof Error ? error.message : error);
		}
		input.files = list.files;
		const change = new Event('change', { bubbles: true });
		known.add(change);
		input.dispatchEvent(change);
	}

	async function admit(file: File): Promise<File> {
		const address = `${admin}/picture?path=${encodeURIComponent(file.name)}`;
		const response = await fetch(address, { method: 'PUT', body: file });
		if (!response.ok) throw new Error(await response.text());
		const { name, data }: { name: string; data: string } = await response.json();
		const picture = await fetch(data).then((loaded) => loaded.blob());
		return new File([picture], name, { type: picture.type });
	}
}

/** The field for files that belongs to the place of a drop: the editor hides it beside. */
function findInput(target: EventTarget | null): HTMLInputElement | undefined {
	if (!(target instanceof Element)) return undefined;
	const input = target.querySelector<HTMLInputElement>('input[type=file]');
	return input ?? findInput(target.parentElement);
}
