export const en = {
	stage: 'Sheet with the cube',
	picture: 'A cube with embroidered sides in blue, yellow and white, seen from above',
	attitude: 'turned {turn}°, tilted {tilt}°',
	keys: 'Drag the cube, or turn it with the arrow keys. Home brings it back.',
	spin: 'Let it turn',
	pause: 'Stop turning',
	fullScreen: 'Full screen',
	leaveFullScreen: 'Leave full screen',
	notes: {
		made: 'The sheet is flat; depth is arithmetic. For each frame a script turns the eight corners and every stitch, and works out where the eye would see them: what is nearer is larger.',
		hidden:
			'A side is drawn only if its corners still go round clockwise on the sheet; otherwise it looks away. How light a side is depends on the angle at which the light meets it.',
		leave: 'Space, Backspace or Escape leave full screen.',
		motion:
			'The cube turns thirty degrees in a second on any screen. It rests while you hold it, while it is out of view, and if your system asks for less motion.',
	},
};
