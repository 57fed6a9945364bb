import type { Reason } from '#live/answer.ts';
import { asFetch } from '../stand-in/as-fetch.ts';
import type { Fault } from '../stand-in/faults.ts';
import { createStandIn, type StandIn } from '../stand-in/stand-in.ts';
import { fakeTimeout } from './fake-timeout.ts';

export const startTime = Date.parse('2026-11-21T10:00:00Z');

/** The reason shown for each fault; faults not listed are bad answers. */
export const reasonOf: Partial<Record<Fault, Reason>> = {
	'status-401': 'refused-key',
	'status-402': 'limited',
	'status-403': 'unreachable',
	'status-404': 'not-found',
	'status-408': 'timeout',
	'status-418': 'limited',
	'status-429': 'limited',
	'status-451': 'unreachable',
	'status-504': 'timeout',
	'status-511': 'unreachable',
	'masked-limit': 'unreachable',
	blocked: 'unreachable',
	slow: 'timeout',
};

/**
 * For each test of a file a stand-in instead of the network, a clock that stays at `startTime` until it is advanced,
 * and modules that have not sent requests yet: import code that sends them inside the test.
 */
export function playOutsideWorld(): { standIn: StandIn; setOnline: (online: boolean) => void } {
	const world = {
		standIn: {} as StandIn,
		setOnline: (online: boolean) => {
			vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
		},
	};

	beforeEach(async () => {
		vi.useFakeTimers({ now: startTime });
		fakeTimeout();
		world.standIn = await createStandIn(() => new Date());
		vi.stubGlobal('fetch', asFetch(world.standIn));
		vi.stubGlobal(
			'navigator',
			Object.create(navigator, { onLine: { value: true, configurable: true } }),
		);
		vi.resetModules();
	});

	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	return world;
}
