export const en = {
	stage: 'Canvas with the cube',
	picture: 'A cube with embroidered sides in blue, yellow and white, seen from above.',
	notes: {
		made: 'The canvas is flat; the depth is arithmetic. For each frame a script rotates the eight corners and every stitch, and works out where the eye would see them: closer parts look larger.',
		hidden:
			'A side is drawn only if its corners still run clockwise on the canvas; otherwise it faces away. Its brightness depends on the angle of the light.',
	},
};
