import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';

interface Props {
	t: Pick<CalculatorMessages, 'paste'>;
	onPaste: (text: string) => void;
	/** Receives why nothing was read. */
	onMessage: (message: string) => void;
}

/** Reads the clipboard: a touch screen has no keys for pasting, and the calculators no field. */
export function PasteButton({ t: { paste: t }, onPaste, onMessage }: Props) {
	async function paste() {
		try {
			onPaste(await navigator.clipboard.readText());
		} catch {
			onMessage(t.blocked);
		}
	}

	return (
		<button type="button" className="paste-button" onClick={paste}>
			{t.label}
		</button>
	);
}
