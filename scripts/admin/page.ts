/**
 * The page of the editor. Its policy blocks all other hosts: the editor works without a network and
 * reports no usage.
 */
export function toPage(prefix: string, isSample: boolean): string {
	const policy = [
		"default-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' blob: data:",
		"media-src 'self' blob: data:",
		"font-src 'self' data:",
		"connect-src 'self' blob: data:",
		"worker-src 'self' blob:",
		"frame-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
	].join('; ');
	return `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex" />
		<meta http-equiv="Content-Security-Policy" content="${policy}" />
		<title>Site content</title>
	</head>
	<body>${isSample ? toStartLink(prefix) : ''}
		<noscript>The editor needs JavaScript. Without it, edit the files in src/content.</noscript>
		<script type="module" src="${prefix}/scripts/admin/page/start.ts" data-prefix="${prefix}"></script>
	</body>
</html>
`;
}

function toStartLink(prefix: string): string {
	return `
		<p style="position: fixed; z-index: 1; inset: auto 8px 8px auto; margin: 0; padding: 8px 16px; border-radius: 4px; background: #ffe9a8; color: #222; font: 16px/1.4 system-ui">
			This is the sample. <a style="color: #0b3d91" href="${prefix}/admin/start">Make this site yours</a>
		</p>`;
}
