import { parseCsv } from './csv.ts';
import { decodeText } from './decode.ts';
import columns from './linkedin.json' with { type: 'json' };

type Row = Record<string, string>;

export function isLinkedIn(files: readonly string[]): boolean {
	return files.includes('Profile.csv') || files.includes('Positions.csv');
}

/** How columns of each file are called in JSON Resume; any other column keeps its name, and is reported. */
const tables: Readonly<Record<string, { list: string; columns: Row }>> = columns;

const single = [
	'Profile.csv',
	'Email Addresses.csv',
	'PhoneNumbers.csv',
	'Recommendations_Received.csv',
];

/** Names of the files that hold something for a CV. */
export const linkedInFiles: ReadonlySet<string> = new Set([...single, ...Object.keys(tables)]);

/** The archive as a JSON Resume. @param files by name, without their folder */
export function readLinkedIn(files: ReadonlyMap<string, Uint8Array>): object {
	const rows = (name: string) => {
		const bytes = files.get(name);
		return bytes ? parseCsv(decodeText(bytes).text) : [];
	};
	const lists = Object.entries(tables).map(([file, { list, columns }]) => [
		list,
		rows(file).map((row) => rename(row, columns)),
	]);
	return {
		basics: toBasics(rows('Profile.csv')[0], rows('Email Addresses.csv'), rows('PhoneNumbers.csv')),
		...Object.fromEntries(lists),
		references: rows('Recommendations_Received.csv').map(toReference),
	};
}

function toBasics(profile: Row = {}, emails: readonly Row[], numbers: readonly Row[]): object {
	const { Headline, Summary, 'First Name': firstName, 'Last Name': lastName, ...others } = profile;
	const { 'Geo Location': city, Address: address, 'Zip Code': postalCode, ...rest } = others;
	const { 'Birth Date': birthDate, Websites: sites, 'Twitter Handles': handles, ...left } = rest;
	const primary = emails.find((row) => row.Primary === 'Yes') ?? emails[0];
	return {
		firstName,
		lastName,
		label: Headline,
		summary: Summary,
		email: primary?.['Email Address'],
		phone: numbers[0]?.Number,
		birthDate,
		location: { city, address, postalCode },
		url: splitBrackets(sites)[0]?.replace(/^[A-Z_]+:/, ''),
		profiles: splitBrackets(handles).map((username) => ({ network: 'Twitter', username })),
		...left,
		'other e-mail addresses': emails
			.filter((row) => row !== primary)
			.map((row) => row['Email Address']),
		'other telephone numbers': numbers.slice(1).map((row) => row.Number),
		'other websites': splitBrackets(sites).slice(1),
	};
}

function toReference(row: Row): object {
	const { 'First Name': first, 'Last Name': last, Text: reference, ...others } = row;
	const { 'Job Title': title, Company: company, ...rest } = others;
	const join = (mark: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(mark);
	return { name: join(' ', first, last), position: join(', ', title, company), reference, ...rest };
}

function rename(row: Row, columns: Readonly<Record<string, string>>): Row {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]),
	);
}

/** @example splitBrackets('[COMPANY:https://a.example,OTHER:https://b.example]') // two addresses */
function splitBrackets(text = ''): string[] {
	return text
		.replace(/^\[|\]$/g, '')
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
}
