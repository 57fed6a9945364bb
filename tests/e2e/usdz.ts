import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { unzipSync } from 'fflate';

/** What a reader finds in a package. */
interface UsdzModel {
	/** Its complaint, empty where there is none. */
	error: string;
	meshes: Mesh[];
	/** File names of the pictures that its materials use. */
	pictures: string[];
}

interface Mesh {
	points: number;
	/** In metres, without the places of its parents. */
	lowest: number;
	highest: number;
	/** Colour of its material; undefined where it has none. */
	colour: number[] | undefined;
}

const reader = '/usdz-reader';
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Reads a package with TinyUSDZ, which shares no code with three.js: it follows the references between the files of the
 * package, and makes meshes and materials of them. TinyUSDZ runs in pages only, so it gets one of its own in `context`.
 */
export async function readUsdz(context: BrowserContext, bytes: Uint8Array): Promise<UsdzModel> {
	const inside = unzipSync(new Uint8Array(bytes));
	const files: Record<string, Uint8Array> = {
		'package.usdz': bytes,
		'tinyusdz.js': readReader('tinyusdz.js'),
		'tinyusdz.wasm': readReader('tinyusdz.wasm'),
		...inside,
	};
	const page = await context.newPage();
	await page.route(`**${reader}/**`, (route) => {
		const name = new URL(route.request().url()).pathname.slice(reader.length + 1);
		const file = files[name];
		if (name === '')
			return route.fulfill({ contentType: 'text/html', body: '<title>USDZ</title>' });
		if (!file) return route.fulfill({ status: 404 });
		const contentType = types[/\.\w+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream';
		return route.fulfill({ contentType, body: Buffer.from(file) });
	});
	await page.goto(`${reader}/`);
	const model = await page.evaluate(readInPage, Object.keys(inside));
	await page.close();
	return model;
}

function readReader(name: string): Buffer {
	const entry = fileURLToPath(import.meta.resolve('tinyusdz'));
	return readFileSync(entry.replace(/[^/\\]+$/, name));
}

/** What is used of the module; it has no types of its own. */
interface Tiny {
	TinyUSDZLoaderNative: new () => {
		setEnableComposition: (on: boolean) => void;
		loadAsLayerFromBinary: (bytes: Uint8Array, name: string) => boolean;
		setAsset: (name: string, bytes: Uint8Array) => void;
		hasReferences: () => boolean;
		composeReferences: () => boolean;
		layerToRenderScene: () => boolean;
		error: () => string;
		numMeshes: () => number;
		getMesh: (index: number) => { points: Float32Array; materialId: number };
		getMaterial: (index: number) => Record<string, unknown> | undefined;
		getTexture: (index: number) => { textureImageId: number };
		getImage: (index: number) => { uri: string };
	};
}

/** Runs in the page of the reader. */
async function readInPage(names: string[]) {
	const address = './tinyusdz.js';
	const { default: start }: { default: () => Promise<Tiny> } = await import(address);
	const usd = new (await start()).TinyUSDZLoaderNative();
	const load = async (name: string) => new Uint8Array(await (await fetch(name)).arrayBuffer());
	usd.setEnableComposition(true);
	const read = usd.loadAsLayerFromBinary(await load('package.usdz'), 'package.usdz');
	for (const name of names) usd.setAsset(`./${name}`, await load(name));
	const composed = usd.hasReferences() ? usd.composeReferences() : true;
	const done = read && composed && usd.layerToRenderScene();

	const meshes: Mesh[] = [];
	const pictures = new Set<string>();
	for (let index = 0; done && index < usd.numMeshes(); index += 1) {
		const { points, materialId } = usd.getMesh(index);
		const heights = Array.from(points).filter((_, at) => at % 3 === 1);
		const material = usd.getMaterial(materialId) ?? {};
		for (const [name, value] of Object.entries(material))
			if (name.endsWith('TextureId') && typeof value === 'number')
				pictures.add(usd.getImage(usd.getTexture(value).textureImageId).uri);
		meshes.push({
			points: points.length / 3,
			lowest: Math.min(...heights),
			highest: Math.max(...heights),
			colour: material.diffuseColor as number[] | undefined,
		});
	}
	return {
		error: done ? usd.error() : `not read: ${usd.error()}`,
		meshes,
		pictures: [...pictures],
	};
}
