export const en = {
	title: 'Login',
	invite: 'Log in to be greeted by name',
	description:
		'A greeting, not an account: tell the workshop what to call you. Nothing is sent, the password is not kept, and Extra is open to everybody anyway.',
	lead: 'A greeting, not an account: Extra is open to everybody anyway.',
	email: 'E-mail',
	password: 'Password',
	passwordHint: 'Any five characters. Please do not use a real password of yours.',
	submit: 'Log in',
	faults: {
		email: 'E-mail entered incorrectly',
		password: 'Password must contain at least 5 characters',
	},
	hello: 'Hello, {name}!',
	known: 'The workshop greets you by this name in this browser.',
	notKept:
		'This browser does not let the page store anything, so the name is known on this page only.',
	toWorkshop: 'To the workshop',
	forget: 'Forget me',
	forgotten: 'Your name is forgotten.',
	notes: {
		nothingSent:
			'Nothing is sent anywhere: the two fields are looked at by this page, in your browser, and by nobody else.',
		password:
			'The password is only counted. It is not stored, and it is wiped as soon as it has passed.',
		name: 'Of the address, the part before the @ is kept in this browser to greet you in Extra. “Forget me” removes it.',
	},
};
