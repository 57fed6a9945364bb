import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toAzimuth } from '#tools/couture/facing.ts';
import { $printInHand, $turning, rotations } from '#tools/couture/store.ts';

/** The camera goes to the side of the print in hand when the visitor takes it up or sends it elsewhere. */
export function useFacing() {
	const { rig, setup } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const print = useStore($printInHand);

	useEffect(() => {
		if (!print) return;
		const [garment, , place] = print;
		// Who drags a print sees it, and a garment that turns comes around by itself.
		if (rig.held || $turning.get()[garment] !== 'stop') return;
		const front = setup.view.azimuth + rotations[garment].angle;
		const azimuth = toAzimuth(place, front, rig.goal.azimuth);
		if (azimuth === rig.goal.azimuth) return;
		rig.look({ ...rig.goal, azimuth });
		invalidate();
	}, [print, rig, setup, invalidate]);
}
