import { findLoginFaults, toVisitorName } from '#tools/login/check.ts';

const good = 'olena@example.com';

test.each([
	[good, '12345', ''],
	[good, '1234', 'password'],
	[good, '     ', ''],
	// An emoji is one character of the password.
	[good, '🔑🔑🔑', 'password'],
	[good, '🔑🔑🔑🔑🔑', ''],
	['', '', 'email,password'],
])('%s with the password %s has the faults “%s”', (email, password, faults) => {
	expect(findLoginFaults(email, password).join()).toBe(faults);
});

test.each([
	'  olena@example.com \n',
	'a.b+c@mail.example.org',
	'олена@приклад.укр',
	"o'neil@example.com",
	`${'a'.repeat(64)}@example.com`,
	'x@1.2.example',
])('the address %j is right', (address) => {
	expect(findLoginFaults(address, 'secret')).toEqual([]);
});

test.each([
	'olena',
	'@example.com',
	'olena@',
	'olena@example',
	'olena@.com',
	'olena@example.',
	'olena@example.c',
	'olena@-example.com',
	'olena@127.0.0.1',
	'ole na@example.com',
	'.olena@example.com',
	'ole..na@example.com',
	'olena@exa mple.com',
	'<b>@example.com',
	'ol\u202eena@example.com',
	'ol\u0000ena@example.com',
	`${'a'.repeat(65)}@example.com`,
	`a@${'b.'.repeat(130)}com`,
	'a.'.repeat(5_000_000),
	`a@${'a-'.repeat(5_000_000)}`,
])('the address %.80j is wrong', (address) => {
	expect(findLoginFaults(address, 'secret')).toEqual(['email']);
});

test('the name of the visitor is the part before the @, and can be shown', () => {
	expect(toVisitorName(' olena@example.com')).toBe('olena');
	expect(toVisitorName('олена.к+extra@приклад.укр')).toBe('олена.к+extra');
});
