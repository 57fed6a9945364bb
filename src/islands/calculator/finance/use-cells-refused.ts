import { useState } from 'react';
import { hasCells } from '#i18n/cells.ts';

/**
 * For a field of one number that is far from where the calculator tells why it has not taken what was pasted: several cells
 * are refused at the field itself.
 */
export function useCellsRefused() {
	const [refused, setRefused] = useState(false);

	function refuse(event: React.SyntheticEvent, data: DataTransfer) {
		setRefused(hasCells(data.getData('text/plain')));
		if (!hasCells(data.getData('text/plain'))) return;
		event.preventDefault();
		// Nor does the calculator take them, which listens to the page.
		event.stopPropagation();
	}

	return {
		refused,
		/** The field is written in. */
		forget: () => setRefused(false),
		handlers: {
			onPaste: (event: React.ClipboardEvent) => refuse(event, event.clipboardData),
			onDrop: (event: React.DragEvent) => refuse(event, event.dataTransfer),
		},
	};
}
