import { act } from '@react-three/test-renderer';
import { useFacing } from '#scenes/couture/use-facing.ts';
import { firstArrangement } from '#tools/couture/arrangement.ts';
import type { PrintPlace } from '#tools/couture/garments.ts';
import { firstText, movePrint } from '#tools/couture/print.ts';
import { changePrint } from '#tools/couture/prints.ts';
import { $branding, $wardrobe, edit, rotate, showArrangement } from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { showOnStage } from '../stage/stage.tsx';

beforeEach(() => {
	$wardrobe.set(firstWardrobe);
	showArrangement(firstArrangement);
	$branding.set(false);
	rotate((rotation) => ({ ...rotation, turning: 'stop', angle: 0 }));
	const text = { ...firstText, text: 'Взір', place: 'front' as const };
	edit('menShirt1', 'text', (settings) => ({ ...settings, prints: [text] }));
});

const noGarments = new Map();

function Facing() {
	useFacing(noGarments);
	return null;
}

const take = () => act(async () => $branding.set(true));

const send = (place: PrintPlace) =>
	act(async () =>
		edit('menShirt1', 'place', (settings) =>
			changePrint(settings, 0, (print) => movePrint(print, { place })),
		),
	);

test('the camera goes behind the garment when the print in hand is sent to the back, and comes to the front again', async () => {
	const { stage } = await showOnStage(<Facing />);
	await take();
	expect(stage.rig.goal.azimuth).toBe(0);
	await send('back');
	expect(Math.abs(stage.rig.goal.azimuth)).toBeCloseTo(Math.PI);
	await send('front');
	expect(Math.cos(stage.rig.goal.azimuth)).toBeCloseTo(1);
});
