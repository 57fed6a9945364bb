import { all, at, leftOf, readText, type Xml } from './xml.ts';

/** The Europass XML of 2012 to 2020. */
export function readPassport(passport: Xml): object {
	const learner = at(passport, 'LearnerInfo');
	const person = at(learner, 'Identification');
	const contact = at(person, 'ContactInfo');
	const address = at(contact, 'Address', 'Contact');
	const telephones = all(contact, 'TelephoneList', 'Telephone');
	const sites = all(contact, 'WebsiteList', 'Website');
	return {
		basics: {
			firstName: readText(person, 'PersonName', 'FirstName'),
			lastName: readText(person, 'PersonName', 'Surname'),
			label: readText(learner, 'Headline', 'Description', 'Label'),
			email: readText(contact, 'Email', 'Contact'),
			phone: readText(telephones[0], 'Contact'),
			url: readText(sites[0], 'Contact'),
			birthDate: toDate(at(person, 'Demographics', 'Birthdate')),
			location: {
				address: readText(address, 'AddressLine'),
				postalCode: readText(address, 'PostalCode'),
				city: readText(address, 'Municipality'),
				country: readText(address, 'Country', 'Label'),
			},
			otherTelephones: telephones.slice(1).map((item) => readText(item, 'Contact')),
			otherWebsites: sites.slice(1).map((item) => readText(item, 'Contact')),
			demographics: leftOf(at(person, 'Demographics'), ['Birthdate']),
			headline: readText(learner, 'Headline', 'Type', 'Label'),
			image: toDataAddress(at(person, 'Photo')),
			...leftOf(person, ['PersonName'], ['ContactInfo'], ['Demographics'], ['Photo']),
			...leftOf(contact, ['Address'], ['Email'], ['TelephoneList'], ['WebsiteList']),
		},
		work: all(learner, 'WorkExperienceList', 'WorkExperience').map((job) => ({
			name: readText(job, 'Employer', 'Name'),
			position: readText(job, 'Position', 'Label'),
			highlights: readText(job, 'Activities'),
			...toPeriod(at(job, 'Period')),
			url: readText(job, 'Employer', 'ContactInfo', 'Website', 'Contact'),
			employer: leftOf(at(job, 'Employer'), ['Name'], ['ContactInfo', 'Website', 'Contact']),
			...leftOf(job, ['Employer'], ['Position', 'Label'], ['Activities'], ['Period']),
		})),
		education: all(learner, 'EducationList', 'Education').map((place) => ({
			institution: readText(place, 'Organisation', 'Name'),
			studyType: readText(place, 'Title'),
			area: readText(place, 'Field', 'Label'),
			summary: readText(place, 'Activities'),
			...toPeriod(at(place, 'Period')),
			location: readText(
				place,
				'Organisation',
				'ContactInfo',
				'Address',
				'Contact',
				'Municipality',
			),
			organisation: leftOf(
				at(place, 'Organisation'),
				['Name'],
				['ContactInfo', 'Address', 'Contact', 'Municipality'],
			),
			...leftOf(place, ['Organisation'], ['Title'], ['Field', 'Label'], ['Activities'], ['Period']),
		})),
		languages: toLanguages(at(learner, 'Skills', 'Linguistic')),
		skills: toSkills(at(learner, 'Skills')),
		...leftOf(
			learner,
			['Identification'],
			['Headline'],
			['WorkExperienceList'],
			['EducationList'],
			['Skills'],
		),
	};
}

function toLanguages(linguistic: Xml): object[] {
	const mother = all(linguistic, 'MotherTongueList', 'MotherTongue').map((item) => ({
		language: readText(item, 'Description', 'Label'),
		fluency: 'C2',
		...leftOf(item, ['Description']),
	}));
	const foreign = all(linguistic, 'ForeignLanguageList', 'ForeignLanguage').map((item) => {
		const parts = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];
		const levels = parts.flatMap((part) => readText(item, 'ProficiencyLevel', part) ?? []);
		return {
			language: readText(item, 'Description', 'Label'),
			fluency: [...new Set(levels)].join(' / '),
			...leftOf(item, ['Description'], ['ProficiencyLevel']),
		};
	});
	return [...mother, ...foreign];
}

/** Each group of skills is one text. */
function toSkills(skills: Xml): object[] {
	return ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Driving', 'Other'].flatMap(
		(name) => {
			const group = at(skills, name);
			const text = readText(group, 'Description');
			const rest = leftOf(group, ['Description']);
			if (text === undefined && Object.keys(rest).length === 0) return [];
			return [{ name: toWords(name), level: text, ...rest }];
		},
	);
}

/** @example toWords('JobRelated') // 'Job related' */
function toWords(name: string): string {
	return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function toPeriod(period: Xml): object {
	const goesOn = readText(period, 'Current') === 'true';
	return {
		startDate: toDate(at(period, 'From')),
		endDate: goesOn ? 'Present' : toDate(at(period, 'To')),
	};
}

/** Months are written `--03` and days `---14`. */
function toDate(date: Xml): string | undefined {
	const part = (name: string) => readText(date, `@${name}`)?.replace(/^-+/, '');
	const parts = [part('year'), part('month'), part('day')];
	const end = parts.indexOf(undefined);
	return parts.slice(0, end === -1 ? 3 : end).join('-') || undefined;
}

/** The photo of the person, which JSON Resume names by its address. */
function toDataAddress(photo: Xml | undefined): string | undefined {
	const data = readText(photo, 'Data')?.replace(/\s/g, '');
	return data && `data:${readText(photo, 'MimeType')};base64,${data}`;
}
