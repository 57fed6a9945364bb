import { all, at, leftOf, say, type Xml } from './xml.ts';

/** The Europass XML since 2020, which follows HR Open Standards. */
export function readCandidate(candidate: Xml): object {
	const person = at(candidate, 'CandidatePerson');
	const profile = at(candidate, 'CandidateProfile');
	const channels = all(person, 'Communication');
	const channel = (code: string) =>
		channels.filter((item) => say(item, 'ChannelCode')?.toLowerCase() === code);
	const [telephone, ...otherTelephones] = channel('telephone');
	const [email] = channel('email');
	const [site, ...otherSites] = channel('web');
	const address = channels.map((item) => at(item, 'Address')).find((item) => item !== undefined);
	return {
		basics: {
			firstName: say(person, 'PersonName', 'GivenName'),
			lastName: say(person, 'PersonName', 'FamilyName'),
			summary: say(profile, 'ExecutiveSummary'),
			email: say(email, 'URI'),
			phone: toTelephone(telephone),
			url: say(site, 'URI'),
			birthDate: say(person, 'BirthDate'),
			location: {
				address: say(address, 'AddressLine'),
				postalCode: say(address, 'PostalCode'),
				city: say(address, 'CityName'),
				countryCode: say(address, 'CountryCode'),
			},
			otherTelephones: otherTelephones.map(toTelephone),
			otherWebsites: otherSites.map((item) => say(item, 'URI')),
			...leftOf(person, ['PersonName'], ['Communication'], ['BirthDate']),
		},
		work: all(profile, 'EmploymentHistory', 'EmployerHistory').map((employer) => {
			const position = at(employer, 'PositionHistory');
			return {
				name: say(employer, 'OrganizationName'),
				position: say(position, 'PositionTitle'),
				highlights: say(position, 'Description'),
				...toPeriod(at(position, 'EmploymentPeriod')),
				...leftOf(employer, ['OrganizationName'], ['PositionHistory']),
				...leftOf(position, ['PositionTitle'], ['Description'], ['EmploymentPeriod']),
			};
		}),
		education: all(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((place) => ({
			institution: say(place, 'OrganizationName'),
			studyType: say(place, 'EducationDegree', 'DegreeName'),
			summary: say(place, 'EducationDegree', 'OccupationalSkillsCovered'),
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
				name: say(item, 'CompetencyName'),
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
	return say(item, 'TaxonomyID') === 'language';
}

function toLanguage(item: Xml): object {
	const levels = all(item, 'CompetencyDimension').flatMap(
		(part) => say(part, 'Score', 'ScoreText') ?? [],
	);
	return {
		language: toLanguageName(say(item, 'CompetencyID')),
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
	const country = say(item, 'CountryDialing');
	const number = say(item, 'oa:DialNumber') ?? say(item, 'DialNumber');
	return country && number ? `+${country.replace(/^\+/, '')} ${number}` : number;
}

function toPeriod(period: Xml): object {
	const goesOn = say(period, 'CurrentIndicator') === 'true';
	return {
		startDate: say(period, 'StartDate', 'FormattedDateTime'),
		endDate: goesOn ? 'Present' : say(period, 'EndDate', 'FormattedDateTime'),
	};
}
