import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { FirstWait } from '#scenes/stage/FirstWait.tsx';
import { StageContext } from '#scenes/stage/stage-context.ts';
import { createStage } from './stage.tsx';

test('the first picture is shown when all of it has come, and not 300 ms after a stand-in, as React would', async () => {
	// In a test of React nothing waits.
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
	const stage = createStage();
	stage.curtain.open = false;
	let arrive = (_word: string) => {};
	const coming = new Promise<string>((resolve) => {
		arrive = resolve;
	});
	const room = document.createElement('div');
	const root = createRoot(room);
	root.render(
		<StageContext value={stage}>
			<Suspense fallback={<FirstWait />}>
				<Late coming={coming} />
			</Suspense>
		</StageContext>,
	);
	await turn();
	expect(room.textContent).toBe('');
	arrive('here');
	for (let wait = 0; wait < 20 && room.textContent === ''; wait += 1) await turn();
	expect(room.textContent).toBe('here');
	root.unmount();
});

function Late({ coming }: { coming: Promise<string> }) {
	return use(coming);
}

/** One turn of the loop of events, in which no time passes. */
function turn() {
	return new Promise((resolve) => setTimeout(resolve));
}
