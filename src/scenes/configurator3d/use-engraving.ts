import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { Texture } from 'three';
import { report } from '#lib/report.ts';
import { addDrawnFont } from '#scenes/exports/drawn-font.ts';
import { createEngraving } from './engraving.ts';

/** The picture of an engraving; null without one, or until its font is there. The last one stays until the next is drawn. */
export function useEngraving(text: string): Texture | null {
	const [texture, setTexture] = useState<Texture | null>(null);
	const invalidate = useThree((state) => state.invalidate);

	useEffect(() => {
		if (text.trim() === '') return setTexture(null);
		let over = false;
		// Without the font, letters come from another one.
		void addDrawnFont()
			.catch((error: unknown) => report(error, 'load the font of the engraving'))
			.then(() => {
				if (over) return;
				setTexture(createEngraving(text));
				invalidate();
			});
		return () => {
			over = true;
		};
	}, [text, invalidate]);

	useEffect(() => () => texture?.dispose(), [texture]);

	return texture;
}
