import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { BufferGeometry } from 'three';
import { useStage } from '#scenes/stage/stage-context.ts';
import { roundCloth } from './round-cloth.ts';
import { runInPauses } from './run-in-pauses.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Rounds the outlines of a cloth after its first picture, in pauses of the page. */
export function useRounding(cloth: BufferGeometry, wanted: boolean) {
	const { shown } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const [rounded, setRounded] = useState<BufferGeometry>();
	const isRough = wanted && rounded !== cloth;
	useUnfinished(isRough);

	useEffect(() => {
		if (!isRough) return;
		const over = new AbortController();
		const rounding = shown.then(() => runInPauses(roundCloth(cloth), over.signal));
		void rounding.then((done) => {
			if (!done) return;
			setRounded(cloth);
			invalidate();
		});
		return () => over.abort();
	}, [cloth, isRough, shown, invalidate]);
}
