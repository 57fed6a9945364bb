import texts from './passport.json' with { type: 'json' };
import { toTitles } from './words.ts';
import { all, at, leftOf, readText, readTexts, type Xml } from './xml.ts';

const contactOfEmployer = 'Employer/ContactInfo/Address/Contact';
const contactOfSchool = 'Organisation/ContactInfo/Address/Contact';

/** The Europass XML of 2012 to 2020. `language` is a code of two letters. */
export function readPassport(passport: Xml, language: string): object {
	const learner = at(passport, 'LearnerInfo');
	const person = at(learner, 'Identification');
	const contact = at(person, 'ContactInfo');
	const telephones = all(contact, 'TelephoneList/Telephone');
	const sites = all(contact, 'WebsiteList/Website');
	const linguistic = at(learner, 'Skills/Linguistic');
	const { hobbies = [], others = [] } = Object.groupBy(
		all(learner, 'AchievementList/Achievement'),
		(item) => (isHobby(item) ? 'hobbies' : 'others'),
	);
	const titles = toTitles(language);
	const driving = at(learner, 'Skills/Driving/Description');
	const licences =
		all(driving, 'Licence')
			.map((item) => readText(item))
			.join(', ') || readText(driving);
	const { address, postalCode, city, country } = readTexts(
		at(contact, 'Address/Contact'),
		texts.address,
	);
	return {
		basics: {
			label: readText(learner, 'Headline/Description/Label'),
			email: readText(contact, 'Email/Contact'),
			phone: readText(telephones[0], 'Contact'),
			url: readText(sites[0], 'Contact'),
			birthDate: toDate(at(person, 'Demographics/Birthdate')),
			nativeLanguage: all(linguistic, 'MotherTongueList/MotherTongue')
				.map((item) => readText(item, 'Description/Label'))
				.join(', '),
			location: { address, postalCode, city, country },
			otherTelephones: telephones.slice(1).map((item) => readText(item, 'Contact')),
			otherWebsites: sites.slice(1).map((item) => readText(item, 'Contact')),
			demographics: leftOf(at(person, 'Demographics'), 'Birthdate'),
			headline: readText(learner, 'Headline/Type/Label'),
			image: toDataAddress(at(person, 'Photo')),
			...readTexts(person, texts.person, 'PersonName', 'ContactInfo', 'Demographics', 'Photo'),
			...leftOf(contact, 'Address', 'Email', 'TelephoneList', 'WebsiteList'),
		},
		work: all(learner, 'WorkExperienceList/WorkExperience').map((job) => ({
			location: toPlace(at(job, contactOfEmployer)),
			...toPeriod(at(job, 'Period')),
			...readTexts(
				job,
				texts.job,
				...['Period', `${contactOfEmployer}/Municipality`, `${contactOfEmployer}/Country`],
			),
		})),
		education: all(learner, 'EducationList/Education').map((place) => ({
			location: toPlace(at(place, contactOfSchool)),
			...toPeriod(at(place, 'Period')),
			...readTexts(
				place,
				texts.school,
				...['Period', `${contactOfSchool}/Municipality`, `${contactOfSchool}/Country`],
			),
		})),
		languages: toLanguages(linguistic),
		skills: toSkills(at(learner, 'Skills'), titles),
		certificates: licences ? [{ name: `${titles.driving}: ${licences}` }] : [],
		interests: hobbies.flatMap((item) => readText(item, 'Description') ?? []),
		achievements: others,
		...leftOf(
			learner,
			...['Identification', 'Headline', 'WorkExperienceList', 'EducationList'],
			...['Skills', 'AchievementList'],
		),
	};
}

function toLanguages(linguistic: Xml): object[] {
	return all(linguistic, 'ForeignLanguageList/ForeignLanguage').map((item) => {
		const parts = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];
		const levels = parts.flatMap((part) => readText(item, `ProficiencyLevel/${part}`) ?? []);
		return {
			language: readText(item, 'Description/Label'),
			fluency: [...new Set(levels)].join(' / '),
			...leftOf(item, 'Description', 'ProficiencyLevel'),
		};
	});
}

/** Each group of skills is one text. */
function toSkills(skills: Xml, titles: ReturnType<typeof toTitles>): object[] {
	return (['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'] as const).flatMap(
		(name) => {
			const { level, ...rest } = readTexts(at(skills, name), { level: 'Description' });
			if (level === undefined && Object.keys(rest).length === 0) return [];
			return [{ name: titles[name], level, ...rest }];
		},
	);
}

/** The schema has no section for hobbies: people make one of the sections that they may name. */
function isHobby(item: Xml): boolean {
	return /hobb|interes|loisir|freizeit|інтерес|захоплен/i.test(readText(item, 'Title/Label') ?? '');
}

function toPlace(contact: Xml): object {
	return {
		city: readText(contact, 'Municipality'),
		country: readText(contact, 'Country/Label') ?? readText(contact, 'Country/Code'),
	};
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
