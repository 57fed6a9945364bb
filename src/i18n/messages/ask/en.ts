export const en = {
	reply: 'Reply',
	timeZone: 'Time zone',
	/** Offsets of a time zone from UTC. */
	summer: '{standard}, {summer} in summer',
	terms: 'Availability',
	copy: 'Copy',
	copyEmail: 'Copy the e-mail address',
	copied: 'E-mail address copied.',
	notCopied: 'The address could not be copied. Here it is:',
	card: 'Contact card (vCard)',
};
