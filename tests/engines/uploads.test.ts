import { uploads } from '#i18n/messages/uploads/index.ts';
import { endless, ordinary } from '../fixtures/drawings.ts';
import { tryJourneys } from './journey.ts';
import type { Visitor } from './visitor.ts';

const { refused, reading } = uploads.en;

tryJourneys([
	{
		title:
			'uploads: drawings that take for ever are refused, and an ordinary one is taken after them',
		go: async (visitor) => {
			await visitor.open('/extra/graphics/configurator3d');
			await visitor.waitFor(
				() => document.querySelector('[data-state=ready] input[type=file]') !== null,
				'the field for pictures',
			);
			for (const [name, drawing] of endless)
				expect(await give(visitor, drawing), name).toBe(refused.tooComplex);
			const [[, drawing] = ['', '']] = ordinary;
			// In WebKit the workers of the others go on for some seconds: the visitor tries again.
			while ((await give(visitor, drawing)) === refused.tooComplex);
			await visitor.waitFor(
				() => document.querySelector('.stage-view')?.ariaLabel?.includes('your image') === true,
				'the goblet to have the picture',
			);
		},
	},
]);

/** Hands a file to the field for pictures. Returns what the page says when it is done with it. */
function give(visitor: Visitor, drawing: string): Promise<unknown> {
	return visitor.run(
		(text, begun) =>
			new Promise<string>((resolve) => {
				const notice = document.querySelector('.stage-refusal');
				const field = document.querySelector<HTMLInputElement>('input[type=file]');
				if (!notice || !field) throw new Error('There is no field for pictures.');
				let hasBegun = false;
				new MutationObserver((_, observer) => {
					hasBegun ||= notice.textContent === begun;
					if (!hasBegun || notice.textContent === begun) return;
					observer.disconnect();
					resolve(notice.textContent);
				}).observe(notice, { childList: true, characterData: true, subtree: true });
				const files = new DataTransfer();
				files.items.add(new File([text], 'drawing.svg', { type: 'image/svg+xml' }));
				field.files = files.files;
				field.dispatchEvent(new Event('change', { bubbles: true }));
			}),
		drawing,
		reading,
	);
}
