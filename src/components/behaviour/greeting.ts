import { $visitor, forgetVisitor } from '#stores/visitor.ts';

/** Greets a visitor who has entered a name. Others see the link to the login page, which is in the HTML. */
for (const place of document.querySelectorAll<HTMLElement>('[data-greeting]')) {
	const [invitation, greeting] = place.querySelectorAll<HTMLElement>(':scope > p');
	const name = place.querySelector('bdi');
	const answer = place.querySelector('[role=status]');
	if (!invitation || !greeting || !name || !answer) continue;

	$visitor.subscribe((visitor) => {
		name.textContent = visitor ?? '';
		greeting.hidden = visitor === undefined;
		invitation.hidden = visitor !== undefined;
	});

	greeting.querySelector('button')?.addEventListener('click', () => {
		forgetVisitor();
		answer.textContent = place.dataset.forgotten ?? '';
		invitation.querySelector('a')?.focus();
	});
}
