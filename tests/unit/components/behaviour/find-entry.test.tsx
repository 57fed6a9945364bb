import { goToEntry } from '#components/behaviour/find-entry.ts';
import { serve, toNumbers } from '../../islands/shared/pages-of-a-list.ts';

test('an entry that has moved to another page is found there, and no page after it is requested', async () => {
	const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
	document.body.innerHTML = toNumbers('/uk/projects', 1, 4);
	const asked = serve({
		'/uk/projects/page/2': () => '<ul><li id="barn"></li></ul>',
		'/uk/projects/page/3': () => '<ul><li id="lathe"></li></ul>',
	});
	await goToEntry('lathe');
	expect(replace).toHaveBeenCalledExactlyOnceWith('/uk/projects/page/3#lathe');
	expect(asked).toEqual(['/uk/projects/page/2', '/uk/projects/page/3']);
});

test('an entry that no page has, or a page that does not come, leaves the visitor where they are', async () => {
	const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	document.body.innerHTML = toNumbers('/projects', 2, 3);
	serve({ '/projects': () => '<p>Here are others.</p>', '/projects/page/3': () => '<p></p>' });
	await goToEntry('lathe');
	serve({
		'/projects': () => {
			throw new Error('not there');
		},
	});
	await goToEntry('lathe');
	expect(replace).not.toHaveBeenCalled();
});
