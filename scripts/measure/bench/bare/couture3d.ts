import { toFilePath } from '#lib/file-path.ts';
import { garments } from '#tools/couture/garments.ts';
import { showModel } from './bare-stage.ts';

await showModel(toFilePath(garments.menShirt1.path), 1.2, [0, 0.14, 2.35]);
