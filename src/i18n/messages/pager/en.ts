export const en = {
	first: 'First',
	previous: 'Previous',
	next: 'Next',
	last: 'Last',
};
