export const en = {
	newWindow: 'opens in a new window',
	notLoaded: 'Image unavailable.',
	openIt: 'Open original',
};
