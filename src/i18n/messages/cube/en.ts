export const en = {
	stage: 'Cube in space',
	attitude: 'turned {turn}°, tilted {tilt}°',
	keys: 'Drag the cube, or turn it with the arrow keys. Home resets it.',
	scale: 'Size',
	spin: 'Spin',
	pause: 'Pause',
	fullScreen: 'Full screen',
	leaveFullScreen: 'Exit full screen',
	notes: {
		made: 'The cube is six plain elements covered in embroidered cloth. CSS positions them in space and animates the rotation, so the cube turns even with scripts switched off.',
		size: 'The slider, or the mouse wheel over the stage, makes the cube smaller or larger: 75 to 300 pixels on a side.',
		leave: 'Space, Backspace or Esc exits full screen.',
		motion:
			'The cube stops while you hold it, while it is out of view, and always if your system asks for reduced motion.',
	},
};
