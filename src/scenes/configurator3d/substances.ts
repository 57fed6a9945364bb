import type { Substance } from '#tools/configurator3d/design.ts';
import { material } from '#tools/configurator3d/design.ts';

/** How a substance takes light. */
interface Look {
	/** Colour where the visitor has chosen white. */
	own: string;
	/** The studio is dimmed for the goblets; this compensates for it. */
	brightness: number;
	roughness: number;
	metalness: number;
	/** Of textures, 0 to 1. */
	relief: number;
}

export const looks: Readonly<Record<Substance, Look>> = {
	enamel: { own: '#ffffff', ...material, relief: 0.55 },
	glass: { own: '#ffffff', brightness: 3.4, roughness: 0.03, metalness: 0, relief: 0.8 },
	brass: { own: '#f2cd80', brightness: 4.6, roughness: 0.17, metalness: 1, relief: 0.7 },
	silver: { own: '#fbfaf6', brightness: 5.4, roughness: 0.13, metalness: 1, relief: 0.7 },
	glaze: { own: '#fbf5e8', brightness: 3.2, roughness: 0.09, metalness: 0, relief: 0.9 },
};
