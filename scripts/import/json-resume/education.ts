import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { toSentences } from '../to-sentences.ts';
import { VzirFields } from './vzir-fields.ts';
import { readLink, readPlace } from './work.ts';

export function readEducation(draft: Draft, resume: Fields) {
	for (const place of resume.list('education')) {
		const rest = new VzirFields(draft, place);
		const own = rest.id !== undefined;
		const institution = place.text('institution', 'school', 'university', 'name');
		const programme = [place.text('studyType', 'degree'), place.text('area', 'field', 'major')]
			.filter(Boolean)
			.join(', ');
		const courses = place.names('courses');
		const summary = place.lines('summary', 'description');
		const found = toSentences(summary);
		if (!institution) {
			place.refuse('', programme, 'without a school');
			place.refuseRest();
			continue;
		}
		draft.add('education', rest.name(institution), {
			institution: rest.words('institution', institution),
			programme: rest.words('programme', programme || undefined),
			description: rest.words('description', own ? rest.text('description') : found || undefined),
			courses: rest.lines('courses', own ? courses.slice(0, rest.number('courses') ?? 0) : courses),
			...draft.period(place),
			grade: rest.words('grade', place.text('score', 'gpa', 'grade')),
			place: rest.words('place', own ? rest.text('place') : readPlace(draft, place)),
			website: readLink(place, rest.text('website'), 'url', 'website'),
			order: rest.number('order'),
			diplomas: rest.flag('diplomas'),
			...rest.tags(),
		});
		rest.refuseRest();
	}
}
