import { all, at, leftOf, readText, type Xml } from './xml.ts';

/** The Europass XML since 2020, which follows HR Open Standards. */
export function readCandidate(candidate: Xml): object {
	const person = at(candidate, 'CandidatePerson');
	const profile = at(candidate, 'CandidateProfile');
	const channels = all(person, 'Communication');
	const channel = (code: string) =>
		channels.filter((item) => readText(item, 'ChannelCode')?.toLowerCase() === code);
	const [telephone, ...otherTelephones] = channel('telephone');
	const [email] = channel('email');
	const [site, ...otherSites] = channel('web');
	const address = channels.map((item) => at(item, 'Address')).find((item) => item !== undefined);
	return {
		basics: {
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
			otherTelephones: otherTelephones.map(toTelephone),
			otherWebsites: otherSites.map((item) => readText(item, 'URI')),
			...leftOf(person, ['PersonName'], ['Communication'], ['BirthDate']),
		},
		work: all(profile, 'EmploymentHistory', 'EmployerHistory').map((employer) => {
			const position = at(employer, 'PositionHistory');
			return {
				name: readText(employer, 'OrganizationName'),
				position: readText(position, 'PositionTitle'),
				highlights: readText(position, 'Description'),
				location: readText(position, 'City'),
				...toPeriod(at(position, 'EmploymentPeriod')),
				...leftOf(employer, ['OrganizationName'], ['PositionHistory']),
				...leftOf(position, ['PositionTitle'], ['Description'], ['City'], ['EmploymentPeriod']),
			};
		}),
		education: all(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((place) => ({
			institution: readText(place, 'OrganizationName'),
			studyType: readText(place, 'EducationDegree', 'DegreeName'),
			summary: readText(place, 'EducationDegree', 'OccupationalSkillsCovered'),
			...toPeriod(at(place, 'AttendancePeriod')),
			...leftOf(
				place,
				['OrganizationName'],
				['EducationDegree', 'DegreeName'],
				['EducationDegree', 'OccupationalSkillsCovered'],
				['AttendancePeriod'],
			),
		})),
		languages: all(profile, 'PersonQualifications', 'PersonCompetency')
			.filter(isLanguage)
			.map(toLanguage),
		skills: all(profile, 'PersonQualifications', 'PersonCompetency')
			.filter((item) => !isLanguage(item))
			.map((item) => ({
				name: readText(item, 'CompetencyName'),
				...leftOf(item, ['CompetencyName'], ['CompetencyID'], ['TaxonomyID']),
			})),
		...leftOf(
			profile,
			['ExecutiveSummary'],
			['EmploymentHistory'],
			['EducationHistory'],
			['PersonQualifications'],
		),
	};
}

function isLanguage(item: Xml): boolean {
	return readText(item, 'TaxonomyID') === 'language';
}

function toLanguage(item: Xml): object {
	const levels = all(item, 'CompetencyDimension').flatMap(
		(part) => readText(part, 'Score', 'ScoreText') ?? [],
	);
	return {
		language: toLanguageName(readText(item, 'CompetencyID')),
		fluency: [...new Set(levels)].join(' / '),
		...leftOf(item, ['CompetencyID'], ['TaxonomyID'], ['CompetencyDimension']),
	};
}

/** Languages are written by their three-letter codes. */
function toLanguageName(code: string | undefined): string | undefined {
	if (code === undefined || !/^[a-z]{2,3}$/i.test(code)) return code;
	return new Intl.DisplayNames('en', { type: 'language' }).of(code.toLowerCase());
}

function toTelephone(item: Xml): string | undefined {
	const country = readText(item, 'CountryDialing');
	const number = readText(item, 'oa:DialNumber') ?? readText(item, 'DialNumber');
	return country && number ? `+${country.replace(/^\+/, '')} ${number}` : number;
}

function toPeriod(period: Xml): object {
	const goesOn = readText(period, 'CurrentIndicator') === 'true';
	return {
		startDate: readText(period, 'StartDate', 'FormattedDateTime'),
		endDate: goesOn ? 'Present' : readText(period, 'EndDate', 'FormattedDateTime'),
	};
}
