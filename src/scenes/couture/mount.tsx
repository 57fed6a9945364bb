import '#scenes/stage/exposure.ts';
import '#scenes/stage/soft-shadows.ts';
import { CustomToneMapping } from 'three';
import type { StageHandle, StageHost } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { listShown } from '#tools/couture/arrangement.ts';
import { $arrangement, $viewpoint, $wardrobe } from '#tools/couture/store.ts';
import { toWeaveKind } from './fabrics.ts';
import { fieldOfView, toLook } from './layout.ts';
import { Wardrobe } from './Wardrobe.tsx';
import { weaveAhead } from './weaves/weave-ahead.ts';

/** Puts the garments on a canvas of the page. */
export async function mount(host: StageHost): Promise<StageHandle> {
	const arrangement = $arrangement.get();
	const setup = {
		...toLook(arrangement),
		start: $viewpoint.get(),
		middle: [0, 0, 0] as const,
		fieldOfView,
		shadows: true,
		// From the side: folds and threads are seen by their shades.
		key: [-5.5, 4.2, 3.4] as const,
		toneMapping: CustomToneMapping,
	};
	const stage = await mountStage(host, setup, <Wardrobe />);
	const wardrobe = $wardrobe.get();
	void weaveAhead(listShown(arrangement).map((key) => toWeaveKind(key, wardrobe[key].finish)));
	return stage;
}
