export const en = {
	choice: 'You are viewing a shared design. Yours is saved.',
	keepOwn: 'Back to mine',
	takeGuest: 'Take this one',
	ownKept: 'Your design is back. Undo shows the other one.',
	guestTaken: 'This design is yours now. Undo restores the earlier one.',
};
