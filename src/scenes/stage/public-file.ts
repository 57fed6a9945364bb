/** Address of a file of `public`, under whatever folder the site stands. @example toPublicFile('models/goblet.glb') */
export function toPublicFile(path: string): string {
	return `${import.meta.env.BASE_URL.replace(/\/+$/, '')}/${path}`;
}
