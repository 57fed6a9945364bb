import { copyText } from '#browser/copy-text.ts';

/**
 * Copies the readable address of the page. The button names the element for the message in `aria-controls`, which
 * contains both messages as `data-copied` and `data-failed`. Where copying fails, the address is shown, selected, to be
 * copied by hand.
 */
export async function copyLink(button: HTMLElement) {
	const output = document.getElementById(button.getAttribute('aria-controls') ?? '');
	if (!output) return;
	const address = readAddress();
	if (await copyText(address)) {
		output.replaceChildren(output.dataset.copied ?? '');
		return;
	}
	const field = document.createElement('input');
	field.readOnly = true;
	field.value = address;
	field.ariaLabel = output.dataset.failed ?? '';
	output.replaceChildren(output.dataset.failed ?? '', field);
	field.select();
}

function readAddress(): string {
	try {
		return decodeURI(location.href);
	} catch {
		return location.href;
	}
}
