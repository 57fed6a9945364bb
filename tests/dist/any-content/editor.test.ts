import { BuiltSite } from '../built-site.ts';

test('a built site has nothing of the visual editor', () => {
	const site = new BuiltSite('dist');
	const files = site.list();
	expect(files.filter((file) => /(^|\/)admin(\/|\.|$)/.test(file))).toEqual([]);
	const code = files.filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file));
	expect(code.filter((file) => /sveltia|scripts\/admin/i.test(site.readText(file)))).toEqual([]);
});
