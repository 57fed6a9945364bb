import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { chart } from '#i18n/messages/chart/index.ts';
import { LineChart } from '#islands/shared/chart/LineChart.tsx';

const t = chart.en;

test('a point without a value has words and no mark', () => {
	open({
		points: [
			{ x: 0, y: 40 },
			{ x: 1, y: undefined },
		],
	});
	expect(slider().getAttribute('aria-valuetext')).toBe(`Day 1: ${t.unknown}`);
	expect(document.querySelector('.chart-mark')).toBeNull();
});

test('a pointer picks the nearest moment; when a mouse leaves, the first choice is back', () => {
	open();
	const stage = document.querySelector('.chart-stage');
	if (!stage) throw new Error('The chart has no stage.');
	vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
	fireEvent.pointerMove(stage, { clientX: 130 });
	expect(slider().value).toBe('1');
	fireEvent.pointerLeave(stage, { pointerType: 'touch' });
	expect(slider().value).toBe('1');
	fireEvent.pointerLeave(stage, { pointerType: 'mouse' });
	expect(slider().value).toBe('2');
});

function open(props: Partial<ComponentProps<typeof LineChart>> = {}) {
	render(
		<LineChart
			label="Prices of eleven days"
			caption="Prices"
			moment="Day"
			value="Price"
			points={[
				{ x: 0, y: 40 },
				{ x: 1, y: 42 },
				{ x: 10, y: 44 },
			]}
			formatX={(x) => `Day ${x}`}
			formatTick={String}
			formatY={(y) => `$${y}`}
			formatAxis={String}
			t={t}
			{...props}
		/>,
	);
}

function slider(): HTMLInputElement {
	return screen.getByRole<HTMLInputElement>('slider', { name: t.position });
}
