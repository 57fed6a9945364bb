/** The page of the form at `/admin/start`. It is shown only by the development server, in a frame of no other page. */
export function toStartPage(prefix: string, isSample: boolean): string {
	const folder = `${prefix}/scripts/admin/start`;
	const policy = [
		"default-src 'self'",
		'frame-src http://localhost:* http://127.0.0.1:*',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
	const form = `
		<noscript>The form needs JavaScript. Without it, run "npm run init" in the terminal.</noscript>
		<main>
			<form novalidate aria-busy="true">
				<h1>Make this site yours</h1>
				<p>Nothing is changed before you have seen what will be written and agreed. Fields with an asterisk are required.</p>
				<div class="questions">The questions are coming …</div>
				<div class="problem" role="alert"></div>
				<button>Show what will be written</button>
				<section class="summary" aria-label="What will be written" tabindex="-1" hidden></section>
			</form>
			<aside aria-label="Preview">
				<h2>Preview</h2>
				<p role="status">Your home page and your CV appear here when the required fields are filled in, and follow what you type.</p>
			</aside>
		</main>
		<script type="module" src="${folder}/form.ts"></script>`;
	const done = `
		<main><h1>This site is yours</h1><p><a href="${prefix}/admin">Edit its content</a></p></main>`;
	return `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex" />
		<meta http-equiv="Content-Security-Policy" content="${policy}" />
		<title>Make this site yours</title>
		<link rel="stylesheet" href="${folder}/form.css" />
	</head>
	<body>${isSample ? form : done}
	</body>
</html>
`;
}
