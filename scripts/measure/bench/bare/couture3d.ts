import { toModelFile } from '#tools/couture/files.ts';
import { garments } from '#tools/couture/garments.ts';
import { showModel } from './bare-stage.ts';

await showModel(toModelFile(garments.menShirt1.path), 1.2, [0, 0.14, 2.35]);
