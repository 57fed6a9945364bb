import { FrameLoop } from '#scenes/stage/FrameLoop.tsx';
import { showOnStage } from './stage.tsx';

const three = { invalidate: vi.fn() };

vi.mock('@react-three/fiber', async (load) => ({
	...(await load<typeof import('@react-three/fiber')>()),
	useThree: (pick: (state: object) => unknown) => pick(three),
}));

test('motions wait until the card has drawn the first picture, and then go on', async () => {
	let show = () => {};
	const shown = new Promise<void>((resolve) => {
		show = resolve;
	});
	const { stage, frame } = await showOnStage(<FrameLoop />, { shown });
	stage.clock.add(() => true);
	three.invalidate.mockClear();
	stage.curtain.open = false;
	await frame();
	expect(three.invalidate).toHaveBeenCalled();

	three.invalidate.mockClear();
	stage.curtain.open = true;
	await frame();
	expect(three.invalidate).not.toHaveBeenCalled();

	show();
	await vi.waitFor(() => expect(three.invalidate).toHaveBeenCalledTimes(1));
	three.invalidate.mockClear();
	await frame();
	expect(three.invalidate).toHaveBeenCalled();
});
