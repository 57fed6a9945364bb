import { toLanguageName, toTitles } from './words.ts';
import { all, at, leftOf, readText, type Xml } from './xml.ts';

/**
 * The Europass XML since 2020, which follows HR Open Standards, and which has no public schema: these are the elements of
 * files that the portal has handed out. `language` is that of the profile, a code of two letters.
 */
export function readCandidate(candidate: Xml, language: string): object {
	const person = at(candidate, 'CandidatePerson');
	const profile = at(candidate, 'CandidateProfile');
	const competencies = all(profile, 'PersonQualifications', 'PersonCompetency');
	const history = at(profile, 'EmploymentHistory');
	return {
		basics: toBasics(person, profile, language),
		work: all(history, 'EmployerHistory').flatMap(toJobs),
		volunteer: all(profile, 'VoluntaryWorks', 'VoluntaryWork').map((item) => {
			const { title, description, ...rest } = toEntry(item);
			return { position: title, summary: description, ...rest };
		}),
		education: all(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(toSchool),
		projects: all(profile, 'Projects', 'Project').map(toEntry),
		publications: all(profile, 'PublicationHistory', 'Publication').map((item) => ({
			title: readText(item, 'Title'),
			summary: readText(item, 'FormattedPublicationDescription'),
			publisher: readText(item, 'Reference'),
			releaseDate: readText(item, 'Year'),
			url: readText(item, 'Link') ?? readText(item, 'DOI', 'Link'),
			...leftOf(
				item,
				['Title'],
				['FormattedPublicationDescription'],
				['Reference'],
				['Year'],
				['Link'],
				['DOI', 'Link'],
			),
		})),
		certificates: [
			...all(profile, 'Certifications', 'Certification').map(toCertificate),
			...all(profile, 'Licenses', 'License').map((item) => toLicence(item, language)),
		],
		languages: competencies.filter(isLanguage).map((item) => toLanguage(item, language)),
		skills: [
			...competencies
				.filter((item) => !isLanguage(item))
				.map((item) => ({
					name: readText(item, 'CompetencyName'),
					...leftOf(item, ['CompetencyName'], ['CompetencyID'], ['TaxonomyID']),
				})),
			...all(profile, 'DigitalSkills', 'DigitalSkillsGroup').map((group) => ({
				name: readText(group, 'Title'),
				keywords: all(group, 'DigitalSkill').flatMap((skill) => readText(skill) ?? []),
				...leftOf(group, ['Title'], ['DigitalSkill']),
			})),
		],
		interests: all(profile, 'HobbiesAndInterests', 'HobbyOrInterest').map((item) => {
			const { title, description, ...rest } = toEntry(item);
			return { name: [title, description].filter(Boolean).join(': '), ...rest };
		}),
		...leftOf(
			profile,
			...[['ExecutiveSummary'], ['ID'], ['@languageCode'], ['EmploymentHistory']],
			...[['EducationHistory'], ['PersonQualifications'], ['VoluntaryWorks'], ['Projects']],
			...[['PublicationHistory'], ['Certifications'], ['Licenses'], ['DigitalSkills']],
			['HobbiesAndInterests'],
		),
	};
}

function toBasics(person: Xml, profile: Xml, language: string): object {
	const channels = all(person, 'Communication');
	const channel = (code: string) =>
		channels.filter((item) => readText(item, 'ChannelCode')?.toLowerCase() === code);
	const [telephone, ...otherTelephones] = channel('telephone');
	const [email, ...otherEmails] = channel('email');
	const [site, ...otherSites] = channel('web');
	const address = channels.map((item) => at(item, 'Address')).find((item) => item !== undefined);
	const native = all(person, 'PrimaryLanguageCode').flatMap(
		(item) => toLanguageName(language, readText(item)) ?? [],
	);
	return {
		firstName: readText(person, 'PersonName', 'GivenName'),
		lastName: readText(person, 'PersonName', 'FamilyName'),
		summary: readText(profile, 'ExecutiveSummary'),
		email: readText(email, 'URI'),
		phone: toTelephone(telephone),
		url: readText(site, 'URI'),
		birthDate: readText(person, 'BirthDate'),
		location: {
			address: readText(address, 'AddressLine'),
			postalCode: readText(address, 'PostalCode'),
			city: readText(address, 'CityName'),
			countryCode: readText(address, 'CountryCode'),
		},
		nativeLanguage: native.join(', '),
		profiles: ['social media', 'instantmessage'].flatMap(channel).map((item) => ({
			network: readText(item, 'OtherTitle') ?? readText(item, 'UseCode'),
			url: readText(item, 'URI'),
		})),
		otherTelephones: otherTelephones.map(toTelephone),
		otherEmails: otherEmails.map((item) => readText(item, 'URI')),
		otherWebsites: otherSites.map((item) => readText(item, 'URI')),
		...leftOf(person, ['PersonName'], ['Communication'], ['BirthDate'], ['PrimaryLanguageCode']),
	};
}

/** Several positions with one employer are jobs of their own. */
function toJobs(employer: Xml): object[] {
	const { address, site, ...contact } = readContact(employer);
	return all(employer, 'PositionHistory').map((position, index) => ({
		name: readText(employer, 'OrganizationName'),
		position: readText(position, 'PositionTitle'),
		highlights: readText(position, 'Description'),
		location: readText(position, 'City')
			? { city: readText(position, 'City'), countryCode: readText(position, 'Country') }
			: address,
		...toPeriod(at(position, 'EmploymentPeriod')),
		url: site ?? readText(employer, 'Link'),
		...leftOf(
			position,
			['PositionTitle'],
			['Description'],
			['City'],
			['Country'],
			['EmploymentPeriod'],
		),
		...(index === 0 && {
			...contact,
			links: all(employer, 'Link')
				.slice(site ? 0 : 1)
				.map((link) => readText(link)),
			...leftOf(
				employer,
				['OrganizationName'],
				['OrganizationContact'],
				['PositionHistory'],
				['Link'],
			),
		}),
	}));
}

function toSchool(place: Xml): object {
	const { address, site, ...contact } = readContact(place);
	const degree = at(place, 'EducationDegree');
	return {
		institution: readText(place, 'OrganizationName'),
		studyType: readText(degree, 'DegreeName'),
		summary: readText(degree, 'OccupationalSkillsCovered'),
		score: readText(degree, 'FinalGrade', 'ScoreText') ?? readText(degree, 'FinalGrade'),
		location: address,
		url: site ?? readText(place, 'Link'),
		...toPeriod(at(place, 'AttendancePeriod')),
		...contact,
		...leftOf(
			place,
			...[['OrganizationName'], ['OrganizationContact'], ['AttendancePeriod'], ['Link']],
			...['DegreeName', 'OccupationalSkillsCovered', 'FinalGrade'].map((name) => [
				'EducationDegree',
				name,
			]),
		),
	};
}

/** The town, the first site, and the rest of how to reach an employer or a school. */
function readContact(place: Xml) {
	const channels = all(place, 'OrganizationContact', 'Communication');
	const found = channels.map((item) => at(item, 'Address')).find((item) => item !== undefined);
	const isSite = (item: Xml) => readText(item, 'ChannelCode')?.toLowerCase() === 'web';
	return {
		address: {
			city: readText(found, 'CityName'),
			countryCode: readText(found, 'CountryCode'),
		},
		site: readText(channels.find(isSite), 'URI'),
		street: readText(found, 'AddressLine'),
		postalCode: readText(found, 'PostalCode'),
		channels: channels.filter((item) => !isSite(item) && at(item, 'Address') === undefined),
	};
}

function toCertificate(item: Xml): object {
	return {
		name: readText(item, 'CertificationName'),
		date: readText(item, 'FirstIssuedDate', 'FormattedDateTime'),
		summary: readText(item, 'Description'),
		issuer: readText(item, 'IssuingAuthority', 'Name'),
		...leftOf(
			item,
			['CertificationName'],
			['FirstIssuedDate'],
			['Description'],
			['IssuingAuthority', 'Name'],
		),
	};
}

/** A driving licence, by its category of Directive 2006/126/EC: `B`. */
function toLicence(item: Xml, language: string): object {
	const category = readText(item, 'LicenseTypeCode') ?? readText(item, 'LicenseName');
	return {
		name: [toTitles(language).driving, category].filter(Boolean).join(': '),
		date: readText(item, 'FirstIssuedDate', 'FormattedDateTime'),
		...leftOf(item, ['LicenseTypeCode'], ['LicenseName'], ['FirstIssuedDate']),
	};
}

/** What all the shorter sections consist of. */
function toEntry(item: Xml) {
	return {
		title: readText(item, 'Title'),
		description: readText(item, 'Description'),
		url: readText(item, 'Link'),
		otherLinks: all(item, 'Link')
			.slice(1)
			.map((link) => readText(link)),
		...toPeriod(at(item, 'Date')),
		...leftOf(item, ['Title'], ['Description'], ['Link'], ['Date']),
	};
}

function isLanguage(item: Xml): boolean {
	return readText(item, 'TaxonomyID') === 'language';
}

function toLanguage(item: Xml, language: string): object {
	const levels = all(item, 'CompetencyDimension').flatMap(
		(part) => readText(part, 'Score', 'ScoreText') ?? [],
	);
	return {
		language: toLanguageName(language, readText(item, 'CompetencyID')),
		fluency: [...new Set(levels)].join(' / '),
		...leftOf(item, ['CompetencyID'], ['TaxonomyID'], ['CompetencyDimension']),
	};
}

function toTelephone(item: Xml): string | undefined {
	const country = readText(item, 'CountryDialing');
	const number = readText(item, 'DialNumber');
	return country && number ? `+${country.replace(/^\+/, '')} ${number}` : number;
}

function toPeriod(period: Xml): { startDate: string | undefined; endDate: string | undefined } {
	const goesOn = [readText(period, 'CurrentIndicator'), readText(period, 'Ongoing')];
	return {
		startDate: readText(period, 'StartDate', 'FormattedDateTime'),
		endDate: goesOn.includes('true') ? 'Present' : readText(period, 'EndDate', 'FormattedDateTime'),
	};
}
