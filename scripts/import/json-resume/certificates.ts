import { toFileName } from '../../content/file-name.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { findGroup } from '../group.ts';
import { VzirFields } from './vzir-fields.ts';
import { readLink } from './work.ts';

/** Certificates, and awards, which the site has no other place for. */
export function readCertificates(draft: Draft, resume: Fields) {
	for (const item of resume.list('certificates', 'certifications')) readCertificate(draft, item);
	for (const item of resume.list('awards')) readCertificate(draft, item);
}

function readCertificate(draft: Draft, item: Fields) {
	const rest = new VzirFields(draft, item);
	const { id } = rest;
	const title = item.text('name', 'title');
	if (!title) return item.refuseRest();
	const group = findGroup(title, draft.groups);
	const date = draft.day(item, 'date', 'startDate', 'issued');
	const expires = draft.day(item, 'expires', 'expirationDate', 'validUntil', 'endDate');
	const issuer = item.text('issuer', 'awarder', 'authority', 'organization');
	const number = rest.text('number') ?? item.text('number', 'license', 'id');
	const wanted = { exact: id ?? `certificates/${group}/${toFileName(title)}` };
	const school = /^diplomas\/([^/]+)\//.exec(id ?? '')?.[1];
	draft.add('certificates', wanted, {
		title: rest.words('title', title),
		number: rest.words('number', number),
		grade: rest.words('grade', rest.text('grade') ?? item.text('grade', 'score')),
		date,
		expires: rest.text('expires') ?? expires,
		description: rest.words('description', item.sentences('summary', 'description')),
		picture: rest.text('picture'),
		issuer: isSchoolItself(draft, school, issuer) ? undefined : rest.words('issuer', issuer),
		verify: readLink(item, rest.text('verify'), 'url', 'website'),
		side: rest.text('side'),
		highlight: rest.flag('highlight'),
		...rest.tags(),
	});
	rest.refuseRest();
}

/** Whether a school issued its diploma itself. The folder of the diploma then names the issuer. */
function isSchoolItself(draft: Draft, school: string | undefined, issuer: string | undefined) {
	const institution = draft.files.get(`education/${school}`)?.institution;
	if (school === undefined || typeof institution !== 'object' || institution === null) return false;
	return Object.values(institution).includes(issuer);
}
