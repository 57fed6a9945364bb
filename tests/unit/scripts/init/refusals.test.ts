import { takeStep } from '../../../../scripts/init/form.ts';
import { listRefused } from '../../../../scripts/init/refused.ts';
import { makeFolder } from '../../folder.ts';

test('all that is wrong is said at once, in the words of a person', async () => {
	const root = makeFolder({ 'src/content/site/site.json': '{"sample": true}' });
	const flags = {
		'name.en': 'Rosa Ferrer',
		country: 'Atlantis',
		email: 'rosa',
		'contact.website': 'my site',
		'contact.telephone': 'none',
		contacts: 'appointments: later',
		accent: 'bluish',
		portrait: '/no/portrait.jpg',
		address: 'rosa',
	};
	const planned = takeStep(root, {
		step: 'plan',
		languages: ['en'],
		flags: { languages: 'en', ...flags },
	});
	const refused = listRefused(await planned.catch((error) => error));
	const sentences = refused.map(({ field, sentence }) => `${field}: ${sentence}`);
	expect(sentences.sort()).toMatchInlineSnapshot(`
		[
		  "accent: "bluish" is not known as a colour. Write its English name, for example "dark red", or # and six digits from 0 to f, for example "#8b0000".",
		  "address: "rosa" is not the address of a site. Write it as "https://you.example". If the site is in a folder, set BASE_PATH=/folder as well.",
		  "contact.telephone: Write a telephone number, for example "+34 600 000 000".",
		  "contact.website: Write a web address, for example "https://practice.example".",
		  "contacts: "appointments: later": not an address or a telephone number. For example: linkedin.com/in/you, github.com/you",
		  "country: "Atlantis" is not known as a country. For example: Austria",
		  "email: "rosa" is not an e-mail address. Write it as "name@example.com". For example: name@example.com",
		  "jobTitle.en: This answer is required.",
		  "portrait: There is no picture "/no/portrait.jpg" on this computer.",
		  "summary.en: This answer is required.",
		  "town.en: This answer is required.",
		]
	`);
});
