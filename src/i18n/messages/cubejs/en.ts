export const en = {
	stage: 'Canvas with the cube',
	picture: 'A cube with embroidered sides in blue, yellow and white, seen from above',
	attitude: 'turned {turn}°, tilted {tilt}°',
	keys: 'Drag the cube, or turn it with the arrow keys. Home resets it.',
	spin: 'Spin',
	pause: 'Pause',
	fullScreen: 'Full screen',
	leaveFullScreen: 'Exit full screen',
	notes: {
		made: 'The canvas is flat; the depth is arithmetic. For each frame a script rotates the eight corners and every stitch, and works out where the eye would see them: closer parts look larger.',
		hidden:
			'A side is drawn only if its corners still run clockwise on the canvas; otherwise it faces away. Its brightness depends on the angle of the light.',
		leave: 'Space, Backspace or Esc exits full screen.',
		motion:
			'The cube turns at thirty degrees per second on any screen. It stops while you hold it, while it is out of view, and if your system asks for reduced motion.',
	},
};
