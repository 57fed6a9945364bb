import { ShaderChunk } from 'three';
import '#scenes/stage/exposure.ts';
import '#scenes/stage/soft-shadows.ts';

test('the curve of exposure and soft shadows take the place of what three.js has', () => {
	expect(ShaderChunk.tonemapping_pars_fragment).not.toContain('{ return color; }');
	expect(ShaderChunk.shadowmap_pars_fragment).toContain('each ++');
});
