import { telephonePattern, toTelephoneLink } from '#lib/telephone.ts';

test.for([
	['+34 600 000 000', 'tel:+34600000000'],
	['+380 (44) 123-45-67', 'tel:+380441234567'],
	['(512) 555-0188', 'tel:5125550188'],
	['0044 20 7946 0958', 'tel:+442079460958'],
	['044 123-45-67, доб. 12', 'tel:0441234567;ext=12'],
	['+1.512.555.0188 ext 7', 'tel:+15125550188;ext=7'],
	['912345678', 'tel:912345678'],
] as const)('a telephone number: %s dials %s', ([number, link]) => {
	expect(number).toMatch(new RegExp(telephonePattern, 'u'));
	expect(toTelephoneLink(number)).toBe(link);
});

test.for(['', '12', 'none', '+', '555-0188 x', 'javascript:1234567', '1234567;x=1'])(
	'a telephone number is not "%s"',
	(text) => {
		expect(text).not.toMatch(new RegExp(telephonePattern, 'u'));
	},
);
