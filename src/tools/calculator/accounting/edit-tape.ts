import type { TapeStep } from './keys.ts';
import { replay, type Tape } from './tape.ts';

/** Everything printed after the changed step is calculated again. */
export function changeStep({ steps }: Tape, index: number, step: TapeStep): Tape {
	return replay(steps.with(index, step));
}

export function insertStep({ steps }: Tape, index: number, step: TapeStep): Tape {
	return replay(steps.toSpliced(index, 0, step));
}
