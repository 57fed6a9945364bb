import texts from './candidate.json' with { type: 'json' };
import { toLanguageName, toTitles } from './words.ts';
import { all, at, leftOf, readText, readTexts, type Xml } from './xml.ts';

/**
 * The Europass XML since 2020, which follows HR Open Standards, and which has no public schema: these are the elements of
 * files that the portal has handed out. `language` is that of the profile, a code of two letters.
 */
export function readCandidate(candidate: Xml, language: string): object {
	const profile = at(candidate, 'CandidateProfile');
	const competencies = all(profile, 'PersonQualifications/PersonCompetency');
	return {
		basics: toBasics(at(candidate, 'CandidatePerson'), profile, language),
		work: all(profile, 'EmploymentHistory/EmployerHistory').flatMap(toJobs),
		volunteer: all(profile, 'VoluntaryWorks/VoluntaryWork').map((item) => {
			const { title, description, ...rest } = toEntry(item);
			return { position: title, summary: description, ...rest };
		}),
		education: all(profile, 'EducationHistory/EducationOrganizationAttendance').map(toSchool),
		projects: all(profile, 'Projects/Project').map(toEntry),
		publications: all(profile, 'PublicationHistory/Publication').map((item) =>
			readTexts(item, texts.publication),
		),
		certificates: [
			...all(profile, 'Certifications/Certification').map((item) =>
				readTexts(item, texts.certificate, 'FirstIssuedDate'),
			),
			...all(profile, 'Licenses/License').map((item) => toLicence(item, language)),
		],
		languages: competencies.filter(isLanguage).map((item) => toLanguage(item, language)),
		skills: [
			...competencies
				.filter((item) => !isLanguage(item))
				.map((item) => readTexts(item, { name: 'CompetencyName' }, 'CompetencyID', 'TaxonomyID')),
			...all(profile, 'DigitalSkills/DigitalSkillsGroup').map((group) => ({
				keywords: all(group, 'DigitalSkill').flatMap((skill) => readText(skill) ?? []),
				...readTexts(group, { name: 'Title' }, 'DigitalSkill'),
			})),
		],
		interests: all(profile, 'HobbiesAndInterests/HobbyOrInterest').map((item) => {
			const { title, description, ...rest } = toEntry(item);
			return { name: [title, description].filter(Boolean).join(': '), ...rest };
		}),
		...leftOf(
			profile,
			...['ExecutiveSummary', 'ID', '@languageCode', 'EmploymentHistory', 'EducationHistory'],
			...['PersonQualifications', 'VoluntaryWorks', 'Projects', 'PublicationHistory'],
			...['Certifications', 'Licenses', 'DigitalSkills', 'HobbiesAndInterests'],
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
	const native = all(person, 'PrimaryLanguageCode').flatMap(
		(item) => toLanguageName(language, readText(item)) ?? [],
	);
	const { address, postalCode, city, countryCode } = readTexts(
		findAddress(channels),
		texts.address,
	);
	return {
		summary: readText(profile, 'ExecutiveSummary'),
		email: readText(email, 'URI'),
		phone: toTelephone(telephone),
		url: readText(site, 'URI'),
		location: { address, postalCode, city, countryCode },
		nativeLanguage: native.join(', '),
		profiles: ['social media', 'instantmessage'].flatMap(channel).map((item) => ({
			network: readText(item, 'OtherTitle') ?? readText(item, 'UseCode'),
			url: readText(item, 'URI'),
		})),
		otherTelephones: otherTelephones.map(toTelephone),
		otherEmails: otherEmails.map((item) => readText(item, 'URI')),
		otherWebsites: otherSites.map((item) => readText(item, 'URI')),
		...readTexts(person, texts.person, 'PersonName', 'Communication', 'PrimaryLanguageCode'),
	};
}

/** Several positions with one employer are jobs of their own. */
function toJobs(employer: Xml): object[] {
	const { address, site, ...contact } = readContact(employer);
	const links = all(employer, 'Link').map((link) => readText(link));
	return all(employer, 'PositionHistory').map((position, index) => ({
		name: readText(employer, 'OrganizationName'),
		location: readText(position, 'City')
			? { city: readText(position, 'City'), countryCode: readText(position, 'Country') }
			: address,
		...toPeriod(at(position, 'EmploymentPeriod')),
		url: site ?? links[0],
		...readTexts(position, texts.position, 'City', 'Country', 'EmploymentPeriod'),
		...(index === 0 && {
			...contact,
			links: links.slice(site ? 0 : 1),
			...leftOf(employer, 'OrganizationName', 'OrganizationContact', 'PositionHistory', 'Link'),
		}),
	}));
}

function toSchool(place: Xml): object {
	const { address, site, ...contact } = readContact(place);
	return {
		location: address,
		url: site ?? readText(place, 'Link'),
		...toPeriod(at(place, 'AttendancePeriod')),
		...contact,
		...readTexts(place, texts.school, 'OrganizationContact', 'AttendancePeriod', 'Link'),
	};
}

/** The town, the first site, and the rest of how to reach an employer or a school. */
function readContact(place: Xml) {
	const channels = all(place, 'OrganizationContact/Communication');
	const { address, postalCode, city, countryCode } = readTexts(
		findAddress(channels),
		texts.address,
	);
	const isSite = (item: Xml) => readText(item, 'ChannelCode')?.toLowerCase() === 'web';
	return {
		address: { city, countryCode },
		site: readText(channels.find(isSite), 'URI'),
		street: address,
		postalCode,
		channels: channels.filter((item) => !isSite(item) && at(item, 'Address') === undefined),
	};
}

function findAddress(channels: readonly Xml[]): Xml {
	return channels.map((item) => at(item, 'Address')).find((item) => item !== undefined);
}

/** A driving licence, by its category of Directive 2006/126/EC: `B`. */
function toLicence(item: Xml, language: string): object {
	const { category, ...rest } = readTexts(item, texts.licence, 'FirstIssuedDate');
	return { name: [toTitles(language).driving, category].filter(Boolean).join(': '), ...rest };
}

/** What all the shorter sections consist of. */
function toEntry(item: Xml) {
	return {
		otherLinks: all(item, 'Link')
			.slice(1)
			.map((link) => readText(link)),
		...toPeriod(at(item, 'Date')),
		...readTexts(item, texts.entry, 'Date'),
	};
}

function isLanguage(item: Xml): boolean {
	return readText(item, 'TaxonomyID') === 'language';
}

function toLanguage(item: Xml, language: string): object {
	const levels = all(item, 'CompetencyDimension').flatMap(
		(part) => readText(part, 'Score/ScoreText') ?? [],
	);
	return {
		language: toLanguageName(language, readText(item, 'CompetencyID')),
		fluency: [...new Set(levels)].join(' / '),
		...leftOf(item, 'CompetencyID', 'TaxonomyID', 'CompetencyDimension'),
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
		startDate: readText(period, 'StartDate/FormattedDateTime'),
		endDate: goesOn.includes('true') ? 'Present' : readText(period, 'EndDate/FormattedDateTime'),
	};
}
