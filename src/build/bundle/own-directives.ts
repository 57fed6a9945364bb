import type { AstroIntegration } from 'astro';

/** Adds `client:reach` and `client:near`: the files of these names in `src/early` say when they load an island. */
export function ownDirectives(): AstroIntegration {
	return {
		name: 'own-directives',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				for (const name of ['reach', 'near'])
					addClientDirective({ name, entrypoint: `./src/early/${name}.ts` });
			},
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		'client:reach'?: boolean;
		'client:near'?: boolean;
	}
}
