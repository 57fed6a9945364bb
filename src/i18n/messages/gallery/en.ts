export const en = {
	corrected: 'Quantity changed to {count}: it must be a whole number from 1 to 30.',
	newWindow: 'opens in a new window',
	notLoaded: 'Image unavailable.',
	openIt: 'Open original',
	missing: {
		one: '{count} photo could not be loaded.',
		other: '{count} photos could not be loaded.',
	},
	offline: 'There is no network connection.',
	perhapsLimited: 'The service is unavailable or is limiting requests for a few minutes.',
	retry: 'Try again',
};
