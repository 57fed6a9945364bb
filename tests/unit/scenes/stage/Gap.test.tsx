import { expect, test } from 'vitest';
import { Gap } from '#scenes/stage/Gap.tsx';
import { showOnStage } from './stage.tsx';

test('each gap keeps the first picture waiting until its part of the scene is there', async () => {
	const { stage, update } = await showOnStage([<Gap key="shirt" />, <Gap key="dress" />]);
	expect(stage.gaps.size).toBe(2);
	await update([<Gap key="dress" />]);
	expect(stage.gaps.size).toBe(1);
	await update(null);
	expect(stage.gaps.size).toBe(0);
});
