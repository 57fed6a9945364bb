import { loadPage } from '#browser/load-page.ts';
import { serve } from '../islands/shared/pages-of-a-list.ts';

test('the content of the main element of another page is loaded, without its styles', async () => {
	serve({ '/projects/page/2': () => '<h1>Projects, page 2</h1>' });
	const page = await loadPage('/projects/page/2');
	expect(page.querySelector('main h1')?.textContent).toBe('Projects, page 2');
	expect(page.querySelector('style')).toBeNull();
	expect(page).not.toBe(document);
});

test.each([
	['an error', new Response('<main>Not found</main>', { status: 404 })],
	['something other than a page', new Response('Sign in first')],
])('%s is refused', async (_, answer) => {
	vi.stubGlobal('fetch', async () => answer);
	await expect(loadPage('/projects/page/2')).rejects.toThrow('/projects/page/2 answered');
});
