export const en = {
	show: '3D ticker',
	on: 'Show',
	off: 'Hide',
	pause: 'Pause the 3D ticker',
	run: 'Play the 3D ticker',
	none: 'This browser has no 3D graphics (WebGL 2), so the ticker is shown as text.',
	failed: 'The 3D ticker could not be loaded, so it is shown as text.',
};
