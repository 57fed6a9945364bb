import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	findLoginFaults,
	isVisitorName,
	minPasswordLength,
	toVisitorName,
} from '#tools/login/check.ts';

const good = 'olena@example.com';

test('the password must have at least 5 characters', () => {
	expect(minPasswordLength).toBe(5);
	expect(findLoginFaults(good, '1234')).toEqual(['password']);
	expect(findLoginFaults(good, '12345')).toEqual([]);
	expect(findLoginFaults(good, '     ')).toEqual([]);
});

test('an emoji is one character of the password', () => {
	expect(findLoginFaults(good, '🔑🔑🔑')).toEqual(['password']);
	expect(findLoginFaults(good, '🔑🔑🔑🔑🔑')).toEqual([]);
});

test('both faults are found at once, that of the address first', () => {
	expect(findLoginFaults('', '')).toEqual(['email', 'password']);
});

test.each([
	good,
	'  olena@example.com \n',
	'a.b+c@mail.example.org',
	'олена@приклад.укр',
	'o’neil@example.com'.replace('’', "'"),
	`${'a'.repeat(64)}@example.com`,
	'x@1.2.example',
])('the address %j is right', (address) => {
	expect(findLoginFaults(address, 'secret')).toEqual([]);
});

test.each([
	'',
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
])('the address %j is wrong', (address) => {
	expect(findLoginFaults(address, 'secret')).toEqual(['email']);
});

describe('the name of the visitor', () => {
	test('is the part before the @', () => {
		expect(toVisitorName(' olena@example.com')).toBe('olena');
		expect(toVisitorName('олена.к+extra@приклад.укр')).toBe('олена.к+extra');
	});

	test('whatever passes gives a name that can be shown', () => {
		const part = fc.stringMatching(/^[a-zA-Z0-9._%+-]{1,12}$/);
		fc.assert(
			fc.property(part, part, fc.string(), (name, host, rest) => {
				for (const address of [`${name}@${host}.com`, rest, `${rest}@${host}.com`]) {
					if (findLoginFaults(address, 'secret').length > 0) continue;
					expect(isVisitorName(toVisitorName(address))).toBe(true);
				}
			}),
		);
	});

	test('ten million characters are refused', () => {
		expect(findLoginFaults('a.'.repeat(5_000_000), 'secret')).toEqual(['email']);
		expect(findLoginFaults(`a@${'a-'.repeat(5_000_000)}`, 'secret')).toEqual(['email']);
	});
});
