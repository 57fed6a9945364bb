import { testReports } from '../../../fixtures/content/check.ts';
import { project, words } from '../../../fixtures/content/good-tree.ts';

const file = 'projects/dance-school.json';
const alt = words('A timetable.');

testReports([
	[
		'a project with every field has no mistakes',
		{
			[file]: project({
				featured: 1,
				cover: {
					picture: {
						en: 'projects/dance-school/cover.webp',
						uk: 'projects/dance-school/timetable.webp',
					},
					dark: 'projects/dance-school/cover.webp',
					alt,
				},
				gallery: [
					{ picture: 'projects/dance-school/timetable.webp', alt, caption: words('Halls') },
				],
				role: words('Sole developer'),
				team: words('Two teachers'),
				client: words('A dance school'),
				results: [
					{ what: words('Time to find a hall'), before: 20.5, after: 1, unit: words('minutes') },
					{ what: words('Halls booked twice'), before: '1 in 8', after: words('none', 'жодної') },
				],
				certificates: ['pm/leading-teams', 'provider/front-end'],
				job: 'director',
				private: ['client', 'results', 'cover'],
			}),
		},
	],
	[
		'a cover or a picture of the gallery that does not exist',
		{
			[file]: project({
				cover: { picture: { en: 'projects/dance-school/covr.webp' }, alt },
				gallery: [{ picture: 'projects/dance-school/tabel.webp', alt, caption: words('Halls') }],
			}),
		},
	],
	[
		'a document that does not exist',
		{ [file]: project({ certificates: ['pm/leading-team', 'provider/front-end'] }) },
	],
	[
		'a document that is named twice',
		{ [file]: project({ certificates: ['pm/leading-teams', 'pm/leading-teams'] }) },
	],
	['a job that does not exist', { [file]: project({ job: 'directer' }) }],
	[
		'two projects in one place of the selected work',
		{
			'projects/ballet.json': project({ featured: 2, role: words('Developer') }),
			[file]: project({ featured: 2 }),
		},
	],
	[
		'a value of the wrong type, and a result without a value',
		{
			[file]: project({
				results: [{ what: words('Halls'), after: true }, { what: words('Teachers') }],
			}),
		},
	],
]);
