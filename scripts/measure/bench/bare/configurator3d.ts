import { showModel } from './bare-stage.ts';

await showModel('/models/goblet.glb', 0.08, [0, 0.24, 0.64]);
