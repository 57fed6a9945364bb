/** The types of the files a build of this site can hold. */
export const contentTypes: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	css: 'text/css;charset=utf-8',
	gif: 'image/gif',
	glb: 'model/gltf-binary',
	html: 'text/html;charset=utf-8',
	ico: 'image/vnd.microsoft.icon',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	js: 'text/javascript;charset=utf-8',
	json: 'application/json',
	ktx2: 'image/ktx2',
	md: 'text/markdown;charset=utf-8',
	mjs: 'text/javascript;charset=utf-8',
	mp4: 'video/mp4',
	otf: 'font/otf',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml;charset=utf-8',
	ttf: 'font/ttf',
	txt: 'text/plain;charset=utf-8',
	vcf: 'text/vcard;charset=utf-8',
	wasm: 'application/wasm',
	webm: 'video/webm',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml;charset=utf-8',
};

/** @example toContentType('/_astro/a.js') // 'text/javascript;charset=utf-8' */
export function toContentType(path: string): string {
	const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
	return contentTypes[extension] ?? 'application/octet-stream';
}
