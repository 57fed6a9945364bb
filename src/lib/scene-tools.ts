import type { ToolId } from './tool-ids.ts';

/** The scenes that a case study may show, and the tool that each is taken from. */
export const sceneTools = {
	couture: 'graphics/couture3d',
	goblet: 'graphics/configurator3d',
	cube3d: 'graphics/cube3d',
} as const satisfies Record<string, ToolId>;

export type SceneName = keyof typeof sceneTools;
