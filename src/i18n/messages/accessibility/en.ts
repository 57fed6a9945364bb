export const en = {
	title: 'Accessibility',
	lead: 'What was tried with the software of this site, what is still missing, and where to report a barrier.',
	description:
		'How accessible {name}’s site is: what was tried and with what, known gaps, and where to report a barrier.',
	/** The link from the page about the site. */
	link: 'Accessibility: what was tried, and known gaps',
	/** `{date}` is a month, `{wcag}` the name of the rules. */
	aim: 'The aim is {wcag}, level AA, with the contrast of level AAA. This page reports tests of the software ({date}). It is not a declaration of conformity.',
	tried: 'What was tried',
	/** What is in braces is the name of a program with its version. */
	trials: {
		browsers:
			'Every page opens in {chromium}, {firefox} and {webkit}, and the main tasks work in all three.',
		axe: '{axe} checks every page by the rules of {wcag}, levels A to AAA, and its colours also in the dark theme and with forced colours.',
		zoom: 'Every page fits a window 320 px wide, which is what zoom of 400% leaves of 1280 px. Letters can be twice as large.',
		keyboard: 'The tests use the menus, the search, the lists and the tools by keyboard too.',
		motion: 'If your system asks for reduced motion, nothing moves by itself.',
		contrast: 'Text has a contrast of at least 7:1. The software refuses colours that have less.',
		names:
			'What the home page, the projects, the certificates, the search and every tool give a screen reader to say in English is kept as a transcript, and tests compare it.',
		pdf: 'The CV as a PDF has tags for headings, paragraphs and lists. {pdf} finds nothing in the sample CV that PDF/UA-1 forbids.',
	},
	known: 'Known gaps',
	gaps: {
		reader:
			'No screen reader was used: neither NVDA nor JAWS, VoiceOver or TalkBack. The tests read what a browser hands to them.',
		people: 'Nobody who depends on such aids was asked. Speech control was not tried.',
		devices: 'WebKitGTK was tried instead of Safari. Safari itself and real phones were not tried.',
		targets:
			'The stitches on the page of certificates are smaller than 24 px. The lists on that page lead to the same places.',
		scenes:
			'Scenes in 3D have buttons and keys, but those who do not see them get only a short description.',
		services: 'What other services show, such as the weather widget, was not tried.',
	},
	report: 'Report a barrier',
	how: 'Write what you wanted to do, on which page, and with which browser and aids:',
};
