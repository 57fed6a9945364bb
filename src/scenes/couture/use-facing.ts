import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toAzimuth, toPartAzimuth } from '#tools/couture/facing.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { printWidth } from '#tools/couture/placement.ts';
import { listPrints } from '#tools/couture/prints.ts';
import { $partInHand, $printInHand, $turning, $wardrobe, rotations } from '#tools/couture/store.ts';
import { toCloseView } from './close-view.ts';
import type { SceneGarment } from './current-scene.ts';
import { findPartSpot, findPrintSpot } from './find-on-cloth.ts';

/**
 * The camera flies to the selected print when the visitor selects it or moves it to another place, and to the part of
 * the garment whose colour the visitor chooses.
 */
export function useFacing(garments: ReadonlyMap<GarmentKey, SceneGarment>) {
	const { rig, setup } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const print = useStore($printInHand);

	useEffect(() => {
		if (!print) return;
		const [garment, number, place] = print;
		// A visitor who drags a print sees it already, and a rotating garment shows it again by itself.
		if (rig.held || $turning.get()[garment] !== 'stop') return;
		const { angle } = rotations[garment];
		const azimuth = toAzimuth(place, setup.view.azimuth + angle, rig.goal.azimuth);
		const cloth = garments.get(garment)?.cut.cloth;
		const placed = listPrints($wardrobe.get()[garment])[number];
		const spot = cloth && placed && findPrintSpot(cloth, placed, placed.scale * printWidth);
		const { polar, distance } = setup.view;
		if (spot) rig.look(toCloseView(spot, { angle, azimuth, polar, most: distance }));
		else rig.look({ ...rig.goal, azimuth });
		invalidate();
	}, [print, rig, setup, garments, invalidate]);

	useEffect(
		() =>
			$partInHand.listen((chosen) => {
				if (!chosen || $turning.get()[chosen.garment] !== 'stop') return;
				const { angle } = rotations[chosen.garment];
				const { cloth, buttons } = garments.get(chosen.garment)?.cut ?? {};
				const geometry = chosen.part === 'buttons' ? buttons : cloth;
				const whole = chosen.part === 'body' || chosen.part === 'skirt';
				const spot = whole || !geometry ? undefined : findPartSpot(geometry, chosen.part);
				const { azimuth: front, polar, distance } = setup.view;
				const azimuth = front + angle + toPartAzimuth(chosen.part);
				if (spot) rig.look(toCloseView(spot, { angle, azimuth, polar, most: distance }));
				else rig.look({ ...setup.view, azimuth });
				invalidate();
			}),
		[rig, setup, garments, invalidate],
	);
}
