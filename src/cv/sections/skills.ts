import { type Block, heading, list, text } from '#cv/blocks.ts';
import { formatDate } from '#i18n/format.ts';
import { skills as messages } from '#i18n/messages/skills/index.ts';
import type { Resume } from '#queries/resume.ts';
import type { Skill } from '#queries/skills.ts';

export function toSkillBlocks({ locale, hardSkills, softSkills }: Resume, level: 2 | 3): Block[] {
	const t = messages[locale];
	return [...toGroup(t.hard, hardSkills, level), ...toGroup(t.soft, softSkills, level)];
}

/** The intelligence test, where there is one. */
export function toIqBlocks({ locale, iqTest }: Resume): Block[] {
	if (!iqTest) return [];
	const t = messages[locale];
	return [
		heading(2, t.iq),
		...text(iqTest.description?.text),
		...list([
			{ label: t.iqResult, text: iqTest.score },
			{ label: t.iqDate, text: formatDate(locale, iqTest.date) },
			{ label: t.iqOrganization, text: iqTest.organization?.text ?? '' },
		]),
	];
}

function toGroup(title: string, skills: readonly Skill[], level: 2 | 3): Block[] {
	if (skills.length === 0) return [];
	return [
		heading(level, title),
		...list(
			skills.map((skill) =>
				skill.description
					? { label: skill.title.text, text: skill.description.text }
					: { text: skill.title.text },
			),
		),
	];
}
