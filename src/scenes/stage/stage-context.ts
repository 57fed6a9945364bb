import { createContext, use } from 'react';
import type { Assets } from './assets.ts';
import type { StageHost, StageSetup } from './host.ts';
import type { Lights } from './lights.ts';
import type { Pulse } from './pulse.ts';
import type { Rig } from './rig.ts';

/** What the parts of a scene share. */
export interface StageTools {
	host: StageHost;
	setup: StageSetup;
	assets: Assets;
	pulse: Pulse;
	rig: Rig;
	lights: Lights;
	/** One for each part of the scene that is still loading. */
	gaps: Set<object>;
	/** Frames are drawn once it is open. */
	curtain: { open: boolean };
}

export const StageContext = createContext<StageTools | undefined>(undefined);

export function useStage(): StageTools {
	const tools = use(StageContext);
	if (!tools) throw new Error('A part of a scene stands outside of the stage.');
	return tools;
}
