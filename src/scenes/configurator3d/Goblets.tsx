import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Color, type Group, type Texture } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { ContactShadow } from '#scenes/stage/ContactShadow.tsx';
import { mergeParts } from '#scenes/stage/merge-parts.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { useModel, useTexture } from '#scenes/stage/use-assets.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { useUploadedTexture } from '#scenes/stage/use-uploaded-texture.ts';
import { material, radiansPerSecond } from '#tools/configurator3d/design.ts';
import { pictures } from '#tools/configurator3d/pictures.ts';
import { $settings, $turning } from '#tools/configurator3d/store.ts';
import { white } from '#tools/design/colour.ts';
import { advanceAngle } from '#tools/design/rotation.ts';
import { shineBeyondWhite } from './bright-surface.ts';

/** The model is in metres; the lamps of the studio need ten times that. */
const scale = 10;
/** How often a texture is repeated across the unfolded goblet. */
const repeat = 3;

/** Positions of the three feet in the model, and how far around them it is darker. Metres. */
const feet = [
	[0, 0, 0.062],
	[-0.105, 0.03, 0.05],
	[0.105, 0.03, 0.05],
] as const;
const aboveGround = 0.0004;

/** Three goblets in a group, in one draw, and the darkness under each. */
export function Goblets() {
	const { design } = useStore($settings);
	const model = useModel(toFilePath('/models/goblet.glb'));
	const geometry = useMemo(() => mergeParts(model), [model]);
	const invalidate = useThree((state) => state.invalidate);
	const group = useRef<Group>(null);
	const angle = useRef(0.32);
	const direction = useStore($turning);

	const { texture: surface, mix, colour } = design;
	const preset = useDeferredValue(surface && 'preset' in surface ? surface.preset : undefined);
	// A texture that is dyed has no dye of its own.
	const dyed = useDeferredValue(mix && colour !== white);
	const name = preset && `textures/goblet-${preset}`;
	const own = useTexture(name && toFilePath(`/${name}${dyed ? '-grey' : ''}.webp`));
	const relief = useTexture(name && toFilePath(`/${name}-normal.webp`), 'data');
	const picture = useUploadedTexture(
		pictures,
		surface && 'picture' in surface ? surface.picture : undefined,
	);
	const cover = surface && 'picture' in surface ? picture : own;
	for (const texture of [cover, relief]) tile(texture);

	const dye = useMemo(() => new Color(colour).multiplyScalar(material.brightness), [colour]);

	useEffect(() => () => geometry.dispose(), [geometry]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [direction, invalidate]);

	useMotion((seconds) => {
		angle.current = advanceAngle(angle.current, direction, radiansPerSecond, seconds);
		if (group.current) group.current.rotation.y = angle.current;
		return direction !== 'stop';
	});

	return (
		<group ref={group} scale={scale}>
			<mesh {...standStill} geometry={geometry} castShadow>
				<meshStandardMaterial
					// A material with a texture is another program than one without.
					key={`${cover ? 'covered' : 'bare'} ${relief ? 'relief' : 'smooth'}`}
					color={dye}
					onBeforeCompile={shineBeyondWhite}
					map={cover ?? null}
					normalMap={relief ?? null}
					normalScale={[0.55, 0.55]}
					roughness={material.roughness}
					metalness={material.metalness}
					vertexColors
				/>
			</mesh>
			{feet.map(([x, z, radius]) => (
				<ContactShadow key={x} at={[x, aboveGround, z]} radius={radius} depth={0.55} />
			))}
		</group>
	);
}

function tile(texture: Texture | undefined) {
	texture?.repeat.set(repeat, repeat);
}
