export const en = {
	title: 'Login',
	invite: 'Log in to be greeted by name',
	description:
		'A greeting, not an account: nothing is sent, the password is not stored, and Extra is open to everyone anyway.',
	lead: 'A greeting, not an account: Extra is open to everyone anyway.',
	email: 'E-mail',
	password: 'Password',
	passwordHint: 'At least 5 characters. Make one up: do not use a real password.',
	submit: 'Log in',
	faults: {
		email: 'E-mail entered incorrectly',
		password: 'Password must contain at least 5 characters',
	},
	hello: 'Hello, {name}!',
	known: 'Extra will greet you by this name in this browser.',
	notKept:
		'This browser does not let the page store anything, so your name is remembered on this page only.',
	toWorkshop: 'Go to Extra',
	forget: 'Forget me',
	forgotten: 'Your name has been forgotten.',
	notes: {
		nothingSent: 'Nothing is sent anywhere: this page checks both fields in your browser.',
		password:
			'Only the length of the password is checked. It is not stored, and the field is cleared as soon as it passes the check.',
		name: 'The part of the address before the @ is kept in this browser to greet you in Extra. “Forget me” removes it.',
	},
};
