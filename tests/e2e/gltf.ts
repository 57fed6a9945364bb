import { createRequire } from 'node:module';

interface Report {
	issues: { messages: { code: string; message: string; severity: 0 | 1 | 2 | 3 }[] };
	info: { totalTriangleCount: number; resources: { mimeType?: string }[] };
}

interface Validator {
	validateBytes: (bytes: Uint8Array) => Promise<Report>;
}

/** The report of the Khronos Group's validator on a model: severity 0 is an error, 1 a warning. */
export function validateModel(bytes: Uint8Array): Promise<Report> {
	const validator: Validator = createRequire(import.meta.url)('gltf-validator');
	return validator.validateBytes(new Uint8Array(bytes));
}

interface Model {
	asset: { copyright?: string };
	scenes: { extras?: Record<string, string> }[];
	nodes: { name?: string }[];
	meshes: { primitives: { attributes: { POSITION: number } }[] }[];
	materials: { extensions?: object }[];
}

/** The JSON part of a binary model, which comes before its numbers. */
export function readModel(bytes: Buffer): Model {
	return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString());
}
