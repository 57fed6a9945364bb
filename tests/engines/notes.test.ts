import { notes } from '#i18n/messages/notes/index.ts';
import { tryJourneys } from './journey.ts';

tryJourneys([
	{
		title: 'notes: in a narrow window a note takes the place of the list, and gives it back',
		size: { width: 500, height: 900 },
		go: async (visitor) => {
			await visitor.open('/extra/notes');
			await visitor.click('main form textarea');
			await visitor.type('buy thread');
			await visitor.click({ selector: 'main button', name: notes.en.add });
			await visitor.click('.note a');
			await visitor.reads('.note-markdown', 'buy thread');
			await visitor.seesNo('.record-bar');
			await visitor.click('.note-back');
			await visitor.sees('.record-bar');
		},
	},
]);
