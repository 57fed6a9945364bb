import { useEffect, useState } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { Print } from '#tools/couture/print.ts';
import { addFace, toFamily } from './face-files.ts';

/** The fonts of the texts on the cloth that have loaded, by their names: until then texts are drawn in another font. */
export function useFonts(prints: readonly Print[]): ReadonlySet<string> {
	const { host } = useStage();
	const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
	const texts = prints.flatMap((print) => ('text' in print ? [print] : []));
	const wanted = [...new Set(texts.map(toFamily))].sort().join();

	// biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` changes when other fonts are needed.
	useEffect(() => {
		let over = false;
		for (const text of texts) {
			const family = toFamily(text);
			addFace(text)
				.then(() => !over && setLoaded((before) => new Set(before).add(family)))
				.catch((error: unknown) => host.onMissing(family, error));
		}
		return () => {
			over = true;
		};
	}, [wanted, host]);

	return loaded;
}
