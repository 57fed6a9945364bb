import { toCertificatesLead, toExperienceLead } from '#i18n/leads.ts';

test('the lead of the experience counts the jobs from the year of the first one', () => {
	expect(toExperienceLead('en', { jobs: 2, since: '1999' })).toMatch(/^2 jobs since 1999: /);
	expect(toExperienceLead('uk', { jobs: 2, since: '1999' })).toMatch(/^2 посади з\s1999 року: /);
	expect(toExperienceLead('es', { jobs: 1, since: '2016' })).toMatch(/^1 puesto desde 2016: /);
	expect(toExperienceLead('en', { jobs: 2 })).toMatch(/^2 jobs: /);
	expect(toExperienceLead('en', { jobs: 0 })).toBeUndefined();
});

test('the lead of the certificates counts certificates, diplomas and categories in the forms of each language', () => {
	expect(toCertificatesLead('en', count(21, 2, 7))).toBe(
		'21 certificates and 2 diplomas in 7 categories.',
	);
	expect(toCertificatesLead('uk', count(21, 2, 22))).toMatch(
		/^21\sсертифікат\sі\s2\sдипломи\sу\s22\sкатегоріях\.$/,
	);
	expect(toCertificatesLead('uk', count(21, 2, 21))).toMatch(/у\s21\sкатегорії\.$/);
	expect(toCertificatesLead('es', count(1, 1, 2))).toMatch(
		/^1\scertificado y 1\sdiploma en 2\scategorías\.$/,
	);
});

function count(certificates: number, diplomas: number, categories: number) {
	return {
		certificates: Array.from({ length: certificates }),
		diplomas: Array.from({ length: diplomas }),
		categories: Array.from({ length: categories }),
	};
}
