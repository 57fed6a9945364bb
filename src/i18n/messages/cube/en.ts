export const en = {
	stage: 'Cube in space',
	attitude: 'turned {turn}°, tilted {tilt}°',
	keys: 'Drag the cube, or turn it with the arrow keys. Home brings it back.',
	scale: 'Size',
	spin: 'Let it turn',
	pause: 'Stop turning',
	fullScreen: 'Full screen',
	leaveFullScreen: 'Leave full screen',
	notes: {
		made: 'Six plain elements with embroidered cloth on them. Styles put each in its place in space, and an animation of the styles turns them: the cube turns even where scripts are off.',
		size: 'The slider and the mouse wheel over the stage make the cube smaller or larger, from half to twice its size of 150 pixels.',
		leave: 'Space, Backspace or Escape leave full screen.',
		motion:
			'The cube stands still while you hold it, while it is out of view, and always if your system asks for less motion.',
	},
};
