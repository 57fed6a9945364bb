/** Characters, as the specification has it. */
const minPasswordLength = 5;

/** Limits of mail itself, RFC 5321. */
const longestAddress = 254;
const longestName = 64;

export type LoginFault = 'email' | 'password';

/** What is wrong with the two fields, in their order. */
export function findLoginFaults(email: string, password: string): LoginFault[] {
	const faults: LoginFault[] = [];
	if (!isEmail(email.trim())) faults.push('email');
	if ([...password].length < minPasswordLength) faults.push('password');
	return faults;
}

/** The part of the address before the @. @example toVisitorName(' olena@example.com') // 'olena' */
export function toVisitorName(email: string): string {
	const address = email.trim();
	return address.slice(0, address.lastIndexOf('@'));
}

/** Allowed before the @, in any script. Characters that turn or hide the text around them are not. */
function isVisitorName(name: string): boolean {
	return (
		name.length <= longestName &&
		name.split('.').every((part) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(part))
	);
}

function isEmail(address: string): boolean {
	const at = address.lastIndexOf('@');
	if (at < 0 || address.length > longestAddress) return false;
	return isVisitorName(address.slice(0, at)) && isHost(address.slice(at + 1));
}

/** A name of at least two parts; the last is not a number, which would make it an IP address. */
function isHost(host: string): boolean {
	const parts = host.split('.');
	const last = parts.at(-1) ?? '';
	return (
		parts.length > 1 &&
		!/^\p{N}*$/u.test(last) &&
		[...last].length > 1 &&
		parts.every((part) =>
			/^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(part),
		)
	);
}
