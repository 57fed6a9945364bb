import { extra } from '#i18n/messages/extra/index.ts';
import { tasks } from '#i18n/messages/tasks/index.ts';
import { reachingCode } from '../e2e/reaching-code.ts';
import { tryJourneys } from './journey.ts';

const { editor } = tasks.en;

// Engines differ in what they let a service worker answer, and in what a document with an origin of its own may reach.
tryJourneys([
	{
		title:
			'without the server a task opens, and the visitor’s code runs in a sandbox that reaches nothing',
		go: async (visitor, site) => {
			await visitor.open('/extra/tasks/findvowels');
			await visitor.sees('.offline-sign[data-kept]');
			await visitor.reads('.offline-sign', extra.en.worksOffline);
			await visitor.run((code) => {
				localStorage.setItem('taskWork_findvowels', JSON.stringify({ code, cases: [] }));
				return null;
			}, reachingCode);
			await site.close();
			await visitor.reload();
			await visitor.sees('.workshop[data-ready]');
			await visitor.click({ selector: 'main button', name: editor.run });
			await visitor.reads('.cases tbody', "'closed'");
		},
	},
]);
