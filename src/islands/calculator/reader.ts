import { lateCode } from '#browser/late-code.ts';
import { report } from '#lib/report.ts';

/** The code that reads texts. */
export const { $code: $reading, need: needReading } = lateCode(() => import('./take-pasted.ts'));

type Need = () => Promise<void> | undefined;

/** What was done while something before it waits for its code, in its order. */
const later: { act: () => void; needs: readonly Need[] }[] = [];
let busy = false;

/** Acts with the code that reads texts, at once or when it has loaded; without it if it cannot be loaded. */
export function withReading(
	act: (reading: ReturnType<typeof $reading.get>) => void,
	...needs: readonly Need[]
) {
	inOrder(() => act($reading.get()), needReading, ...needs);
}

/**
 * Acts at once, or after what still waits and when the code has loaded that it needs: keys pressed after a paste or
 * after a first key come after it. Without that code if it cannot be loaded.
 */
export function inOrder(act: () => void, ...needs: readonly Need[]) {
	later.push({ act, needs });
	if (!busy) void actInTurn();
}

async function actInTurn() {
	busy = true;
	for (let next = later.shift(); next; next = later.shift()) {
		const coming = next.needs.map((need) => need()).filter((loading) => loading !== undefined);
		if (coming.length > 0) await Promise.all(coming);
		try {
			next.act();
		} catch (error) {
			report(error, 'do what was pressed');
		}
	}
	busy = false;
}
