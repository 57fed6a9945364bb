import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { use, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Group, MeshStandardMaterial } from 'three';
import { toFilePath } from '#lib/file-path.ts';
import { ContactShadow } from '#scenes/stage/ContactShadow.tsx';
import { useStage } from '#scenes/stage/stage-context.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import { useModel, useTexture } from '#scenes/stage/use-assets.ts';
import { pearl } from '#tools/couture/colours.ts';
import { toFoldsFile, toPanelsFile } from '#tools/couture/files.ts';
import { type GarmentKey, garments } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { $printLooks } from '#tools/couture/print-size.ts';
import { listPrintsOn } from '#tools/couture/prints.ts';
import { $arrangement, $branding, $print, $wardrobe } from '#tools/couture/store.ts';
import { dyeButtons } from './cloth-geometry.ts';
import type { ClothMaterial } from './cloth-material.ts';
import type { SceneGarment } from './current-scene.ts';
import { cutLater } from './cut-later.ts';
import { toFloor, toSpot } from './layout.ts';
import { readPanels } from './panels.ts';
import { usePictures } from './pictures.ts';
import { PrintSheet, toLooks } from './print-sheet.ts';
import { Room } from './Room.tsx';
import { Stand } from './stand/Stand.tsx';
import { startCover, useCover } from './use-cover.ts';
import { useDragging } from './use-dragging.ts';
import { useEmbroidery } from './use-embroidery.ts';
import { useFinish } from './use-finish.ts';
import { useFonts } from './use-fonts.ts';
import { useFront } from './use-front.ts';
import { useRounding } from './use-rounding.ts';
import { useSewing } from './use-sewing.ts';

export interface GarmentProps {
	model: GarmentKey;
	/** The list of the garments in the scene, which the exports read. */
	sceneGarments: Map<GarmentKey, SceneGarment>;
	/** Its model could not be loaded. Without this, that ends the scene. */
	onMissing: (() => void) | undefined;
}

interface Props extends GarmentProps {
	/** Both belong to the one who shows the garment. The paint is that of buttons and form. */
	material: ClothMaterial;
	paint: MeshStandardMaterial;
}

/** One garment in its settings, at its spot of the arrangement. */
export function Garment({ model: key, sceneGarments, onMissing, material, paint }: Props) {
	const { host, assets } = useStage();
	const settings = useStore($wardrobe)[key];
	const path = toFilePath(garments[key].path);
	// All files are on their way before the first of them suspends.
	const panelsCome = assets.made(toPanelsFile(path), readPanels);
	void assets.model(path, onMissing);
	void assets.texture(toFoldsFile(path), 'data');
	startCover(assets, settings);
	const model = useModel(path);
	const panels = use(panelsCome);
	const invalidate = useThree((state) => state.invalidate);
	const arrangement = useStore($arrangement);
	const branding = useStore($branding);
	const inHand = useStore($print);
	const body = useRef<Group>(null);
	const shadow = useRef<Group>(null);
	const cut = use(cutLater(key, model, panels));
	const sheet = useMemo(() => new PrintSheet(), []);
	const prints = useMemo(() => listPrintsOn(key, settings), [key, settings]);
	const pictures = usePictures(prints);
	const { map, threads } = useCover(key, useDeferredValue(settings));
	const finish = useFinish(material, cut.cloth);
	const pattern = useSewing(key, material.sewing, panels, settings, finish);
	const folds = useTexture(toFoldsFile(path), 'data');
	const isOne = arrangement.type === 'single';
	// Beside others it is too small to be seen.
	useRounding(cut.cloth, isOne);
	const front = useFront(cut.cloth, cut.seen);
	const handling = branding && isOne;
	const fonts = useFonts(prints);
	const sewn = useEmbroidery(prints, pictures, fonts);
	const handlers = useDragging(key, prints, sheet, handling, (grip) => {
		material.guide(grip === 'move');
		invalidate();
	});

	// Before the shaders are compiled: whether there is a weave is part of them.
	useLayoutEffect(() => {
		material.dress(settings, pearl);
		if (prints.length > 0) material.finish();
		if (cut.buttons) dyeButtons(cut.buttons, dressPart(settings, 'buttons', pearl).colour);
		material.cover(map, threads);
		material.fold(folds, panels.uvMetres);
		sheet.draw(prints, pictures, fonts, sewn);
		material.lay(prints, sheet, handling ? inHand : -1);
		if (handling) $printLooks.set(toLooks(prints, sheet, pictures, panels, pattern));
		invalidate();
	}, [
		material,
		cut,
		sheet,
		settings,
		map,
		threads,
		folds,
		panels,
		pattern,
		prints,
		pictures,
		fonts,
		sewn,
		handling,
		inHand,
		invalidate,
	]);

	// Before the first frame with the garment, because code that finds it here may rotate it.
	useLayoutEffect(() => {
		if (!body.current || !shadow.current) return;
		sceneGarments.set(key, {
			body: body.current,
			cut,
			panels,
			material,
			sheet,
			shadow: shadow.current,
		});
		return () => {
			sceneGarments.delete(key);
		};
	}, [sceneGarments, key, cut, panels, material, sheet]);

	useEffect(
		() => () => {
			cut.cloth.dispose();
			cut.buttons?.dispose();
		},
		[cut],
	);
	useEffect(() => () => sheet.dispose(), [sheet]);

	useEffect(() => {
		// When the context is lost, so is what the graphics card had drawn.
		const again = () => {
			sheet.texture.needsUpdate = true;
			if (sheet.relief) sheet.relief.needsUpdate = true;
		};
		host.canvas.addEventListener('webglcontextrestored', again);
		return () => host.canvas.removeEventListener('webglcontextrestored', again);
	}, [host, sheet]);

	const spot = toSpot(arrangement, key);
	const floor = toFloor(arrangement);
	const {
		middle: [x, z],
		radius,
		outline,
	} = cut.footprint;
	return (
		<group ref={body} position={[...spot]}>
			<mesh
				{...standStill}
				geometry={cut.cloth}
				material={material}
				castShadow
				receiveShadow
				frustumCulled={false}
				{...front}
				{...handlers}
			/>
			<group ref={shadow}>
				<Stand model={key} material={paint} hem={cut.box.min.y} floor={floor.height - spot[1]} />
				{isOne && <Room {...floor} footprint={cut.footprint} />}
				{!isOne && (
					<ContactShadow
						at={[x, floor.height - spot[1], z]}
						radius={radius}
						outline={outline}
						depth={0.7}
					/>
				)}
			</group>
			{cut.buttons && (
				<mesh
					{...standStill}
					geometry={cut.buttons}
					material={paint}
					castShadow
					receiveShadow
					frustumCulled={false}
				/>
			)}
		</group>
	);
}
