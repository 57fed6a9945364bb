import sharp from 'sharp';
import type { SitePart } from '#lib/site-parts.ts';
import type { ProjectCopy } from './project-copy.ts';

/** Puts the content of an author into a copy who has `count` records of each kind, in English only. */
export async function writeFewRecords(
	copy: ProjectCopy,
	count: number,
	leaveOut: readonly SitePart[] = [],
) {
	const write = (file: string, fields: object) =>
		copy.write(`src/content/${file}.json`, JSON.stringify(fields, null, '\t'));
	const words = (en: string) => ({ en });
	write('profile/profile', {
		name: words('Mira Solan'),
		jobTitle: words('Nurse'),
		titles: { en: ['Nurse'] },
		summary: words('Nurse in a small town.'),
		town: words('Lviv'),
		email: 'mira@example.net',
		contacts: [{ kind: 'email', label: words('E-mail'), url: 'mailto:mira@example.net' }],
	});
	write('site/site', {
		sample: false,
		startYear: 2024,
		repository: 'https://example.net/site',
		shareText: words('Mira Solan, nurse'),
		languages: ['en'],
		extra: false,
		leaveOut,
	});
	copy.write('src/content/home/en.mdx', 'I have worked in one ward for ten years.\n');
	copy.write('src/content/about/en.mdx', '---\nlead: A short site.\n---\n\nWritten by hand.\n');
	if (count === 2) {
		const pdf =
			'%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>';
		copy.write('public/assets/iq/report.pdf', pdf);
		write('iq/iq', {
			organization: words('A society'),
			date: '2022-05-21',
			score: '128',
			description: words('Forty tasks.'),
			picture: words('photos/picture-1.webp'),
			alt: words('A bell curve.'),
			report: { en: '/assets/iq/report.pdf' },
			test: 'https://example.net/test',
		});
	}
	write('categories/nursing', { order: 1, title: words('Nursing') });
	for (let number = 1; number <= count; number++) {
		const start = `201${number}-03`;
		write(`projects/project-${number}`, {
			title: words(`Project ${number}`),
			type: words('Course'),
			start,
			description: words(`What came in year ${number}.`),
			technologies: [`Method ${number}`],
			featured: number,
		});
		write(`experience/job-${number}`, {
			start,
			company: words(`Hospital ${number}`),
			job: words(`Nurse ${number}`),
			mainDuties: { en: ['Night shifts'] },
		});
		write(`skills/skill-${number}`, {
			kind: 'soft',
			order: number,
			title: words(`Skill ${number}`),
			description: words(`Used every day of week ${number}.`),
		});
		write(`education/school-${number}`, {
			institution: words(`School ${number}`),
			programme: words(`Nursing ${number}`),
			start,
		});
		write(`certificates/nursing/certificate-${number}`, {
			title: words(`Certificate ${number}`),
			date: start,
		});
		write(`diplomas/school-${number}/diploma`, { title: words(`Diploma ${number}`), date: start });
		for (const kind of ['photos', 'slides'] as const) {
			const file = `${kind}/picture-${number}.webp`;
			write(`${kind}/picture-${number}`, {
				order: number,
				picture: file,
				alt: words(`Picture ${number}.`),
				...(kind === 'slides' ? { caption: words(`Ward ${number}`) } : {}),
			});
			const [width, height] = kind === 'photos' ? [900, 1200] : [1600, 900];
			const background = number === 1 ? '#7d9c8f' : '#c9a66b';
			const picture = sharp({ create: { width, height, channels: 3, background } });
			copy.write(`src/assets/${file}`, await picture.webp().toBuffer());
		}
	}
}
