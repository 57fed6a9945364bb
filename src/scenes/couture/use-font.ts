import { useEffect, useState } from 'react';

/** Whether the font of the texts on the cloth is there: until then they are drawn in another. */
export function useFont(): boolean {
	const [hasFont, setHasFont] = useState(false);

	useEffect(() => {
		let over = false;
		void document.fonts
			.load('600 100px "Onest"', 'Взір Vzir')
			.then(() => !over && setHasFont(true))
			// The other font stays then; the page has told nobody that it would be this one.
			.catch(() => undefined);
		return () => {
			over = true;
		};
	}, []);

	return hasFont;
}
