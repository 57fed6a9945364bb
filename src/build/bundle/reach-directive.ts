import type { AstroIntegration } from 'astro';

/** Adds `client:reach`: the island is loaded when a visitor reaches for it, see `reach.ts`. */
export function reachDirective(): AstroIntegration {
	return {
		name: 'reach-directive',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'reach', entrypoint: './src/early/reach.ts' });
			},
		},
	};
}

declare module 'astro' {
	interface AstroClientDirectives {
		'client:reach'?: boolean;
	}
}
