import { Turntable } from '#scenes/cube3d/Turntable.tsx';
import { radiansPerSecond } from '#tools/cube3d/layout.ts';
import { $facing, $spinning } from '#tools/cube3d/store.ts';
import { showOnStage } from '../stage/stage.tsx';

beforeEach(() => {
	$spinning.set(true);
	$facing.set(0);
});

test('the camera goes around the cube at the speed of its layout', async () => {
	const { stage, pass } = await showOnStage(<Turntable />);
	stage.clock.advance(0);
	const { azimuth } = stage.rig.goal;
	pass(2);
	expect(stage.rig.goal.azimuth - azimuth).toBeCloseTo(-2 * radiansPerSecond);
	expect(stage.rig.there).toBe(true);
});

test.each([
	[0.3, 0],
	[Math.PI / 2, 1],
	[Math.PI, 2],
	[-Math.PI / 2, 3],
	[-4 * Math.PI, 0],
])('from %d radians the visitor faces side %d', async (across, side) => {
	$spinning.set(false);
	const { stage } = await showOnStage(<Turntable />);
	stage.rig.turn(across, 0);
	stage.clock.advance(0.1);
	expect($facing.get()).toBe(side);
});
