import { expect, test } from 'vitest';
import { toCertificatesLead, toExperienceLead } from '#i18n/leads.ts';
import { categories } from '#lib/certificate-categories.ts';

const jobs = [{ start: '2016-03' }, { start: '1999-09-01' }];
const totals = { certificates: Array.from({ length: 21 }), diplomas: Array.from({ length: 2 }) };

test('the lead of the experience counts the jobs from the year of the first one', () => {
	expect(toExperienceLead('en', jobs)).toMatch(/^2 jobs since 1999: /);
	expect(toExperienceLead('uk', jobs)).toMatch(/^2 посади з\s1999 року: /);
	expect(toExperienceLead('es', jobs.slice(0, 1))).toMatch(/^1 puesto desde 2016: /);
	expect(toExperienceLead('en', [])).toBeUndefined();
});

test('the lead of the certificates counts certificates and diplomas apart', () => {
	expect(toCertificatesLead('en', totals)).toMatch(
		new RegExp(`^21 certificates and 2 diplomas in ${categories.length} `),
	);
	expect(toCertificatesLead('uk', totals)).toMatch(
		new RegExp(`^21\\sсертифікат\\sі\\s2\\sдипломи\\sу\\s${categories.length}\\s`),
	);
});
