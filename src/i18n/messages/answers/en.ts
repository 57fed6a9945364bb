/**
 * What the search answers, and by which words people ask. `asked` has a line for each fact: phrases, with commas between them. A
 * site adds its own in `search` of site.json.
 */
export const en = {
	/** As long as the site does not state it. Never to be read as a yes. */
	pleaseAsk: {
		rate: 'Rates and salary: please ask',
		remote: 'Remote work, work on site, relocation: please ask',
		papers: 'Visa, work permit, driving licence: please ask',
	},
	source: 'Source code of this site',
	iq: 'IQ {score}',
	since: 'since {year}',
	asked: {
		person:
			'name, who, who is this, about you, yourself, about me, candidate, profile, bio, biography, introduction',
		email: 'e-mail, email, mail, mail address, e-mail address',
		/** Of every way to reach the person. */
		contact:
			'contact, contacts, contact details, contact me, hire, hire me, hiring, get in touch, reach, message, write, interview, schedule, schedule an interview, book a call, meeting, appointment, offer',
		telephone:
			'phone, phone number, telephone, telephone number, tel, mobile, cell, cell phone, call, number',
		reply: 'reply, reply time, response, response time, answer time, how fast reply, how soon',
		ask: 'services, services offer, service, help, need help, what can do, collaborate, collaboration, work together, cooperation',
		availability:
			'available, availability, open to work, open for work, looking for work, looking for a job, notice, notice period, freelance, freelancer, contract, contractor, part-time, full-time, permanent, employment, start date, start, when can start, free, capacity',
		remote:
			'remote, remotely, remote work, work from home, home office, hybrid, on-site, onsite, office, relocation, relocate',
		papers:
			'work permit, visa, visa sponsorship, right to work, work authorisation, work authorization, driving licence, driving license, drivers license, drivers licence, driver license',
		rate: 'rate, rates, hourly, hourly rate, daily rate, day rate, per hour, price, prices, pricing, cost, budget, fee, salary, salary expectations, wage, pay, compensation, charge, much charge, much cost, expensive',
		place:
			'where, where based, location, located, based, place, city, town, country, region, address, live, time zone, timezone, utc, gmt',
		born: 'age, old, birthday, born, birth date, date of birth',
		interests: 'interests, hobbies, hobby, free time',
		languages:
			'languages, language, language skills, spoken languages, speak, what languages, foreign languages',
		native: 'native language, mother tongue, first language',
		iq: 'iq, iq test, iq score, intelligence, intelligence test, intelligence quotient, test result',
		cv: 'cv, resume, résumé, curriculum vitae, pdf, download cv, download resume, print',
		source: 'source, source code, code, repository, repo, open source, this site code',
		feed: 'rss, atom, feed, rss feed, news, updates, subscribe',
		card: 'vcard, vcf, business card, address book, save contact',
		years:
			'experience, work experience, years, years of experience, years of work, work history, career, employment history, seniority, senior',
		job: 'current job, current position, current role, current employer, job, job title, position, role, title, employer, company, now',
		education:
			'education, where study, where studied, degree, studies, study, studied, qualification, qualifications, academic background',
		certificates:
			'certificates, certificate, certification, certifications, certified, diplomas, diploma, courses, training, credentials, licences',
		projects:
			'projects, project, portfolio, work, works, selected work, examples, case studies, clients, customers',
		skills:
			'skills, skill, programming languages, programming language, technologies, technology, tech, stack, tech stack, tools used, competences, frameworks',
		references: 'references, reference, recommendation, recommendations, testimonials, referees',
	},
	/** They may stand beside the name of a technology or of a language. */
	beside: {
		technology:
			'year, years, experience, experienced, level, skill, skills, know, knows, knowledge, project, projects, certificate, certificates, developer, used, use, using, work, worked, proficiency, expert, long',
		language:
			'language, level, speak, speaks, speaker, know, knows, knowledge, fluent, fluency, proficiency, certificate, written, spoken, read, good',
	},
	ignored:
		'a, an, the, of, for, with, to, in, on, at, by, from, as, and, or, is, are, am, was, be, been, do, does, did, can, could, will, would, i, you, he, she, it, we, they, me, him, her, us, them, my, your, his, their, our, this, that, what, which, how, many, much, when, since, any, some, there, has, have, had, please, tell, show, find, give, see, about, s, if, so',
};
