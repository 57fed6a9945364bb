import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Group, Mesh, Texture } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { useModel, useTexture } from '#scenes/stage/use-assets.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { useUploadedTexture } from '#scenes/stage/use-uploaded-texture.ts';
import { radiansPerSecond } from '#tools/configurator3d/design.ts';
import { pictures } from '#tools/configurator3d/pictures.ts';
import { $settings, $turning } from '#tools/configurator3d/store.ts';
import { white } from '#tools/design/colour.ts';
import { advanceAngle } from '#tools/design/rotation.ts';
import { FeetShade } from './FeetShade.tsx';
import { toParts } from './parts.ts';
import { useEngraving } from './use-engraving.ts';
import { useShown } from './use-shown.ts';

/** The model is in metres; the lamps of the studio need ten times that. */
const scale = 10;
/** How often a texture is repeated across the unfolded goblet. */
const repeat = 3;

/** Three goblets in a group, in two draws, and the darkness under each. */
export function Goblets() {
	const { design } = useStore($settings);
	const model = useModel(toFilePath('/models/goblet.glb'));
	const parts = useMemo(() => toParts(model), [model]);
	const invalidate = useThree((state) => state.invalidate);
	const group = useRef<Group>(null);
	const shades = useRef<Mesh>(null);
	const angle = useRef(0.32);
	const direction = useStore($turning);

	const { texture: surface, mix, colour, substance } = design;
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
	const engraving = useEngraving(design.engraving);

	useLayoutEffect(() => {
		for (const texture of [cover, relief]) tile(texture);
		for (const { material } of parts) {
			material.dress({ substance, colour }, engraving);
			material.cover(cover, relief);
		}
		invalidate();
	}, [parts, substance, colour, engraving, cover, relief, invalidate]);

	useEffect(
		() => () => {
			for (const { geometry, material } of parts) {
				geometry.dispose();
				material.dispose();
			}
		},
		[parts],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [direction, invalidate]);

	useShown(group, shades, parts);
	useMotion((seconds) => {
		angle.current = advanceAngle(angle.current, direction, radiansPerSecond, seconds);
		if (group.current) group.current.rotation.y = angle.current;
		return direction !== 'stop';
	});

	return (
		<group ref={group} scale={scale}>
			{parts.map(({ name, geometry, material }) => (
				<mesh
					{...standStill}
					key={name}
					geometry={geometry}
					material={material}
					// The shadow of thin glass is hardly one.
					castShadow={name === 'solid' || substance !== 'glass'}
				/>
			))}
			<FeetShade ref={shades} />
		</group>
	);
}

function tile(texture: Texture | undefined) {
	texture?.repeat.set(repeat, repeat);
}
