import { isGroup } from '../content/plain-value.ts';
import { readField } from '../content/source.ts';

type Group = Record<string, unknown>;

interface ReactiveResume extends Group {
	basics: Group;
	sections: Group;
}

/** A file of Reactive Resume, of version 4 or 5. */
export function isReactiveResume(value: unknown): value is ReactiveResume {
	return isGroup(value) && isGroup(value.basics) && isGroup(value.sections);
}

/** The language of the headings: version 5 states it. `en-US` is what everyone has who chose none. */
export function readPageLanguage(value: ReactiveResume): { language?: string } {
	const locale = readField(value, ['metadata', 'page', 'locale']);
	if (typeof locale !== 'string' || locale === 'en-US') return {};
	return { language: locale.replace(/[-_].*/s, '') };
}

/** As a JSON Resume. What its author has hidden is kept under names of its own, so that the report shows it. */
export function readReactiveResume(value: ReactiveResume): object {
	const { basics, sections, customSections, metadata, summary: own, picture, ...others } = value;
	const left: Group = {};
	const { summary = own, custom, ...lists } = sections;
	const added = toList(customSections);
	const list = (name: string): Group[] => {
		const parts = [lists[name], ...added.filter(({ type }) => type === name)].filter(isGroup);
		const items = parts.flatMap((part) =>
			toList(part.items).map((item) => ({ item, shown: isShown(part) && isShown(item) })),
		);
		left[`hidden ${name}`] = items.flatMap(({ item, shown }) => (shown ? [] : [withoutForm(item)]));
		return items.flatMap(({ item, shown }) => (shown ? [withoutForm(item)] : []));
	};
	const sectionsLeft = [
		...(isGroup(custom) ? Object.values(custom).filter(isGroup) : []),
		...added.filter(({ type }) => typeof type !== 'string' || !(type in lists)),
	];
	const profiles = list('profiles');
	const fields = toList(basics.customFields);
	return {
		basics: {
			...withoutForm(basics),
			customFields: fields.filter(({ link }) => !link).map(withoutForm),
			profiles: [
				...profiles,
				...fields.flatMap(({ text, link }) => (link ? { network: text, url: link } : [])),
			],
			summary: isGroup(summary) && isShown(summary) ? summary.content : undefined,
			picture: toAddress(picture ?? basics.picture),
		},
		work: list('experience').flatMap(toJobs),
		volunteer: list('volunteer').flatMap(toJobs),
		education: list('education'),
		projects: list('projects'),
		certificates: list('certifications'),
		awards: list('awards'),
		publications: list('publications'),
		skills: list('skills').map(({ description, proficiency = description, level, ...skill }) => ({
			...skill,
			level: proficiency,
			stars: level || undefined,
		})),
		languages: list('languages').map(
			({ name, language = name, description, fluency = description, level, ...rest }) => ({
				...rest,
				...{ language, fluency, stars: level || undefined },
			}),
		),
		interests: list('interests'),
		references: list('references').map(({ summary: words, description, ...person }) => ({
			...(words === undefined
				? { reference: description }
				: { reference: words, position: description }),
			...person,
		})),
		...left,
		...Object.fromEntries(
			sectionsLeft.map(({ name, title = name, items }) => [
				`section ${title}`,
				toList(items).map(withoutForm),
			]),
		),
		notes: isGroup(metadata) ? metadata.notes : undefined,
		...others,
	};
}

/** A job; in version 5 one for each role at the company, if it lists them. */
function toJobs({ roles, ...job }: Group): Group[] {
	const all = toList(roles);
	return (all.length > 0 ? all.map((role) => ({ ...job, ...withoutForm(role) })) : [job]).map(
		({ summary, description = summary, ...rest }) => ({ ...rest, highlights: description }),
	);
}

/** Without what is about its look, and with its address as a text. */
function withoutForm({ id, visible, hidden, icon, options, ...fields }: Group): Group {
	const { url, website = url, ...rest } = fields;
	return { ...rest, url: toAddress(website) };
}

function isShown({ visible, hidden }: Group): boolean {
	return visible !== false && hidden !== true;
}

function toAddress(link: unknown): unknown {
	return isGroup(link) ? (link.url ?? link.href) : link;
}

function toList(items: unknown): Group[] {
	return Array.isArray(items) ? items.filter(isGroup) : [];
}
