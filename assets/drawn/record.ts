import { type Step, saveStep } from '../../scripts/assets/manifest.ts';

/** Writes the step and the measured sizes of its results into the manifest of the drawn pictures. */
export function record(step: Omit<Step, 'outputs'>, files: string[]): Promise<void> {
	return saveStep('drawn.json', step, files);
}
