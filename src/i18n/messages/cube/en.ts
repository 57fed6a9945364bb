export const en = {
	stage: 'Cube in space',
	attitude: 'turned {turn}°, tilted {tilt}°',
	spinning: 'turned {turn}°, tilted {tilt}°, spinning',
	drag: 'Drag the cube, or use the buttons.',
	keys: 'Arrow keys turn the cube; Home resets it.',
	pad: {
		name: 'Turn the cube',
		left: 'Turn left',
		right: 'Turn right',
		up: 'Tilt up',
		down: 'Tilt down',
		home: 'Reset the position',
	},
	scale: 'Size',
	spin: 'Spin',
	pause: 'Pause',
	fullScreen: 'Full screen',
	leaveFullScreen: 'Exit full screen',
	notes: {
		made: 'The cube is six plain elements covered in embroidered cloth. CSS positions them in space, animates the rotation and shades each side by its angle to the light, so the cube turns even with scripts switched off.',
		leave: 'Space, Backspace or Esc exits full screen.',
		motion:
			'The cube stops while you hold it and while it is out of view. Let go in mid-drag and it keeps turning until it comes to rest. If your system asks for reduced motion, it stays still until you press “Spin”.',
	},
};
