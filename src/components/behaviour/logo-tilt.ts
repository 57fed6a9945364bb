import { toTilt } from '#lib/tilt.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The cube of the header turns towards a pointer that comes near, and back when it goes. */
export function turnLogo() {
	const cube = document.querySelector<HTMLElement>('.logo > *');
	if (!cube) return;
	cube.style.transition = 'transform 240ms ease-out';
	let turned = false;
	const turn = (x: number, y: number) => {
		if (!turned && x === 0 && y === 0) return;
		turned = x !== 0 || y !== 0;
		cube.style.transform = turned
			? `perspective(6rem) rotateX(${x}deg) rotateY(${y}deg) scale(1.08)`
			: '';
	};
	document.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
		if (pointerType === 'touch' || lessMotion.matches) return turn(0, 0);
		const { x, y, width, height } = (cube.parentElement ?? cube).getBoundingClientRect();
		const tilt = toTilt({ x: clientX, y: clientY }, { x: x + width / 2, y: y + height / 2 });
		turn(tilt.x, tilt.y);
	});
	document.documentElement.addEventListener('pointerleave', () => turn(0, 0));
}
