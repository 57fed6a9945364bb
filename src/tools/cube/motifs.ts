import motifs from './motifs.json' with { type: 'json' };

/**
 * Motifs for the sides of both cubes, counted out like the others of the site: x is the first thread, o the second, a
 * point is bare cloth. Each is made from its quarter by `unfold`: an eight-pointed star in a frame, nested rhombi with a
 * flower in each corner, and the tree of life.
 */
export const { star, rhombus, branches } = motifs;
