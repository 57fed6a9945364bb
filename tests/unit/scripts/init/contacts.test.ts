import { toContact } from '../../../../scripts/init/contacts.ts';

// "E-Mail" and "Telefon" are the spellings of Duden; the Arabic words are those of the CV on the same site.
test.each([
	['email', 'a@b.example', { de: 'E-Mail', ar: 'البريد الإلكتروني', es: 'Correo electrónico' }],
	['telephone', '+49 30 000000', { de: 'Telefon', ar: 'الهاتف', uk: 'Телефон' }],
	['appointments', 'b.example', { 'pt-br': 'Marcações', ar: 'حجز موعد', fi: 'Appointments' }],
	['website', 'b.example', { de: 'Website', ar: 'الموقع الإلكتروني', fi: 'Website' }],
] as const)('the label of the kind "%s" is in each language', (kind, answer, label) => {
	expect(toContact(kind, answer, Object.keys(label)).label).toEqual(label);
});
