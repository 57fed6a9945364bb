import { PerspectiveCamera } from 'three';
import { findSeen } from '#scenes/ticker/seen-range.ts';

const most = 20;
const distance = 2.5;
/** Half of what is seen from top to bottom and, four to three, from left to right; in radians. */
const half = (37.5 * Math.PI) / 180;
const across = Math.atan((Math.tan(half) * 4) / 3);

function look(azimuth: number) {
	const camera = new PerspectiveCamera(75, 4 / 3, 0.05, 80);
	camera.position.set(distance * Math.sin(azimuth), 0, distance * Math.cos(azimuth));
	camera.lookAt(0, 0, 0);
	camera.updateMatrix();
	return camera;
}

/** Where a ray at an angle to the right of the axis meets the plane. */
function meet(azimuth: number, angle: number): number {
	return distance * (Math.sin(azimuth) - Math.cos(azimuth) * Math.tan(azimuth - angle));
}

test.each([0, 0.3, -0.4])('a camera at %f rad sees what its outer rays meet', (azimuth) => {
	const [from, to] = findSeen(look(azimuth), most);
	expect(from).toBeCloseTo(meet(azimuth, -across), 6);
	expect(to).toBeCloseTo(meet(azimuth, across), 6);
});

test('from behind it sees as much, and beside the lines all of a side', () => {
	const [front, behind] = [findSeen(look(0), most), findSeen(look(Math.PI), most)];
	expect(behind[0]).toBeCloseTo(front[0], 6);
	expect(behind[1]).toBeCloseTo(front[1], 6);
	expect(findSeen(look(Math.PI / 2), most)).toEqual([-most, distance]);
	expect(findSeen(look(1.2), most)[0]).toBe(-most);
});

test('a panel over a part of the stage moves what is seen', () => {
	const camera = look(0);
	camera.setViewOffset(800, 600, 100, 0, 800, 600);
	const [from, to] = findSeen(camera, most);
	const whole = 2 * distance * Math.tan(across);
	expect(to - from).toBeCloseTo(whole, 6);
	expect(from + to).toBeCloseTo(2 * whole * (100 / 800), 6);
});
