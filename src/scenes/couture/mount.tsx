import '#scenes/stage/exposure.ts';
import '#scenes/stage/soft-shadows.ts';
import { CustomToneMapping, type Material, Texture } from 'three';
import type { StageHandle, StageHost, StageSetup } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { openEarly } from '#scenes/stage/open-renderer.ts';
import { listShown } from '#tools/couture/arrangement.ts';
import { pearl } from '#tools/couture/colours.ts';
import { listPrintsOn } from '#tools/couture/prints.ts';
import { $arrangement, $viewpoint, $wardrobe } from '#tools/couture/store.ts';
import { ClothMaterial } from './cloth-material.ts';
import { toWeaveKind } from './fabrics.ts';
import { fieldOfView, toLook } from './layout.ts';
import { createPaintedMaterial } from './painted-material.ts';
import { RoomMaterial } from './room-material.ts';
import { hasTexture } from './use-cover.ts';
import { Wardrobe } from './Wardrobe.tsx';
import { weaveAhead } from './weaves/weave-ahead.ts';

/** Begins with the shaders. */
export const prepare = (canvas: HTMLCanvasElement) => openEarly(canvas, toSetup());

/** Puts the garments on a canvas of the page. */
export async function mount(host: StageHost): Promise<StageHandle> {
	const stage = await mountStage(host, toSetup(), <Wardrobe />);
	const wardrobe = $wardrobe.get();
	// Prints lie on threads; other cloth gets these after the first picture.
	const printed = listShown($arrangement.get()).filter(
		(key) => listPrintsOn(key, wardrobe[key]).length > 0,
	);
	if (printed.length > 0)
		void weaveAhead(printed.map((key) => toWeaveKind(key, wardrobe[key].finish)));
	return stage;
}

function toSetup(): StageSetup {
	return {
		...toLook($arrangement.get()),
		start: $viewpoint.get(),
		middle: [0, 0, 0],
		fieldOfView,
		shadows: true,
		// From the side: folds and threads are seen by their shades.
		key: [-5.5, 4.2, 3.4],
		// Cloth lets some light through, and the lamp is large.
		shade: { radius: 9, intensity: 0.78 },
		toneMapping: CustomToneMapping,
		warm: { materials: listMaterials, detail: 64 },
	};
}

/** Of what is shown. Whether cloth has a texture, and what is on it, changes its shader. */
function listMaterials(): Material[] {
	const wardrobe = $wardrobe.get();
	const cloths = listShown($arrangement.get()).map((key) => {
		const settings = wardrobe[key];
		const cloth = new ClothMaterial();
		const blank = new Texture();
		cloth.dress(settings, pearl);
		if (listPrintsOn(key, settings).length > 0) cloth.finish();
		cloth.cover(hasTexture(settings) ? blank : undefined, {
			texture: blank,
			slubs: blank,
			creases: blank,
		});
		return cloth;
	});
	return [...cloths, createPaintedMaterial(), new RoomMaterial()];
}
