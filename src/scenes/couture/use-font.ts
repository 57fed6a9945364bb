import { useEffect, useState } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toFontFile } from '#tools/couture/files.ts';
import { addDrawnFont } from './drawn-font.ts';

/**
 * Whether the font of the texts on the cloth has loaded, if one is needed: until then they are drawn in another font.
 */
export function useFont(wanted: boolean): boolean {
	const { host } = useStage();
	const [hasFont, setHasFont] = useState(false);

	useEffect(() => {
		let over = false;
		if (!wanted) return;
		addDrawnFont()
			.then(() => !over && setHasFont(true))
			.catch((error: unknown) => host.onMissing(toFontFile(), error));
		return () => {
			over = true;
		};
	}, [wanted, host]);

	return hasFont;
}
