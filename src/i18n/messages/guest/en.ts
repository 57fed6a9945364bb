export const en = {
	choice: 'A design from a link is on the stage. Your own is kept.',
	keepOwn: 'Back to mine',
	takeGuest: 'Take this one',
	ownKept: 'Your design is back. Undo shows the other one.',
	guestTaken: 'This design is yours now. Undo restores the earlier one.',
};
