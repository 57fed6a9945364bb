import { createContext, use } from 'react';
import type { Assets } from './assets.ts';
import type { FrameClock } from './frame-clock.ts';
import type { StageHost, StageSetup } from './host.ts';
import type { Lights } from './lights.ts';
import type { Rig } from './rig.ts';

/** What the parts of a scene share. */
export interface StageTools {
	host: StageHost;
	setup: StageSetup;
	assets: Assets;
	clock: FrameClock;
	rig: Rig;
	lights: Lights;
	/** An object for each part of the scene that is still loading; the first picture waits until there is none. */
	awaited: Set<object>;
	/** Closed until the shaders are compiled: until then no frame is drawn. */
	curtain: { open: boolean };
	/**
	 * The card has built the shaders that are built ahead, and then taken over the textures that have come: what waits for
	 * the card until then would hold the page.
	 */
	taken: () => Promise<unknown>;
	/** The card has drawn the first picture: what can wait for it leaves the processor to it. */
	shown: Promise<void>;
}

export const StageContext = createContext<StageTools | undefined>(undefined);

export function useStage(): StageTools {
	const tools = use(StageContext);
	if (!tools) throw new Error('A part of a scene stands outside of the stage.');
	return tools;
}
