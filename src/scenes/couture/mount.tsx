import '#scenes/stage/exposure.ts';
import '#scenes/stage/soft-shadows.ts';
import { CustomToneMapping } from 'three';
import type { StageHandle, StageHost } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { $arrangement, $viewpoint } from '#tools/couture/store.ts';
import { fieldOfView, toLook } from './layout.ts';
import { Wardrobe } from './Wardrobe.tsx';

/** Puts the garments on a canvas of the page. */
export function mount(host: StageHost): Promise<StageHandle> {
	const setup = {
		...toLook($arrangement.get()),
		start: $viewpoint.get(),
		middle: [0, 0, 0] as const,
		fieldOfView,
		shadows: true,
		// From the side: folds and threads are seen by their shades.
		key: [-5.5, 4.2, 3.4] as const,
		toneMapping: CustomToneMapping,
	};
	return mountStage(host, setup, <Wardrobe />);
}
