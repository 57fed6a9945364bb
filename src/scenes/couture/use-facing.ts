import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { toAzimuth } from '#tools/couture/facing.ts';
import { $printInHand, $turning, rotations } from '#tools/couture/store.ts';

/** The camera moves to the side with the selected print when the visitor selects it or moves it to another place. */
export function useFacing() {
	const { rig, setup } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const print = useStore($printInHand);

	useEffect(() => {
		if (!print) return;
		const [garment, , place] = print;
		// A visitor who drags a print sees it already, and a rotating garment shows it again by itself.
		if (rig.held || $turning.get()[garment] !== 'stop') return;
		const front = setup.view.azimuth + rotations[garment].angle;
		const azimuth = toAzimuth(place, front, rig.goal.azimuth);
		if (azimuth === rig.goal.azimuth) return;
		rig.look({ ...rig.goal, azimuth });
		invalidate();
	}, [print, rig, setup, invalidate]);
}
