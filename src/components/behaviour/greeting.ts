import { say } from '#browser/voice.ts';
import { $visitor, forgetVisitor } from '#stores/visitor.ts';

/** Greets a visitor who has entered a name. Others see the link to the login page, which is in the HTML. */
for (const place of document.querySelectorAll<HTMLElement>('[data-greeting]')) {
	const [invitation, greeting] = place.querySelectorAll<HTMLElement>(':scope > p');
	const name = place.querySelector('bdi');
	if (!invitation || !greeting || !name) continue;

	$visitor.subscribe((visitor) => {
		name.textContent = visitor ?? '';
		greeting.hidden = visitor === undefined;
		invitation.hidden = visitor !== undefined;
	});

	greeting.querySelector('button')?.addEventListener('click', () => {
		forgetVisitor();
		say(place.dataset.forgotten ?? '');
		invitation.querySelector('a')?.focus();
	});
}
