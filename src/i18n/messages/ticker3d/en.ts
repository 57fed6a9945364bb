export const en = {
	show: '3D line',
	on: 'Show',
	off: 'Hide',
	pause: 'Stop the 3D line',
	run: 'Let the 3D line run',
	none: 'This browser has no 3D graphics (WebGL 2), so the line stands here as text.',
	failed: 'The 3D line could not be loaded, so it stands here as text.',
};
