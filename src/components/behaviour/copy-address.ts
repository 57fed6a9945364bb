import { copyText } from '#browser/copy-text.ts';
import { say } from '#browser/voice.ts';

/**
 * Copies the e-mail address in `data-address`, or else the readable address of the page. The button names the element for the message in `aria-controls`, which
 * contains both messages as `data-copied` and `data-failed`. Where copying fails, the address is shown, selected, to be
 * copied by hand.
 */
export async function copyAddress(button: HTMLElement) {
	const output = document.getElementById(button.getAttribute('aria-controls') ?? '');
	if (!output) return;
	const address = button.dataset.address ?? readAddress();
	const copied = await copyText(address);
	const words = output.dataset[copied ? 'copied' : 'failed'] ?? '';
	output.replaceChildren(words);
	say(words);
	if (copied) return;
	const field = document.createElement('input');
	field.readOnly = true;
	field.value = address;
	field.ariaLabel = words;
	output.append(field);
	field.select();
}

function readAddress(): string {
	try {
		return decodeURI(location.href);
	} catch {
		return location.href;
	}
}
