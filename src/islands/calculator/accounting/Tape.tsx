import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { Line } from '#tools/calculator/accounting/line.ts';
import { TapeLine } from './TapeLine.tsx';
import { useWindow } from './use-window.ts';

interface Props {
	lines: readonly Line[];
	locale: Locale;
	/** What happened last; shown instead of the help. */
	message: string | undefined;
	t: CalculatorMessages['accounting'];
	/** Index of the step to change. */
	onEdit: (step: number) => void;
	onRemove: (step: number) => void;
}

const page = 10;

/** The paper: a list of which only the lines in view are in the page, so that it may be long. */
export function Tape({ lines, locale, message, t, onEdit, onRemove }: Props) {
	const { scroller, first, last, rowHeight, showRow, showEnd } = useWindow(lines.length);
	const [picked, setPicked] = useState<number>();
	const current = picked !== undefined && picked < lines.length ? picked : undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: the paper moves on with each new line.
	useLayoutEffect(showEnd, [lines.length]);

	function move(event: KeyboardEvent) {
		const line = current === undefined ? undefined : lines[current];
		const target = toTarget(event.key, current ?? lines.length, lines.length);
		if (target !== undefined) {
			setPicked(target);
			showRow(target);
		} else if (event.key === 'Enter' && line) onEdit(line.step);
		else if (event.key === 'Delete' && line) onRemove(line.step);
		else return;
		event.preventDefault();
	}

	return (
		<div className="paper">
			<div className="paper-edge" aria-hidden="true" />
			{lines.length === 0 && <p className="paper-empty">{t.tapeEmpty}</p>}
			<div
				ref={scroller}
				role="listbox"
				tabIndex={0}
				aria-label={t.tape}
				aria-describedby="tape-help"
				aria-activedescendant={current === undefined ? undefined : `tape-${current}`}
				className="paper-roll"
				onKeyDown={move}
			>
				<div role="presentation" style={{ blockSize: first * rowHeight }} />
				{lines.slice(first, last).map((line, offset) => {
					const index = first + offset;
					return (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the list handles Enter for the line it points to.
						// biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus.
						<div
							key={index}
							id={`tape-${index}`}
							role="option"
							aria-selected={index === current}
							aria-setsize={lines.length}
							aria-posinset={index + 1}
							className="paper-row"
							onClick={() => {
								setPicked(index);
								onEdit(line.step);
							}}
						>
							<TapeLine {...{ line, locale, t }} />
						</div>
					);
				})}
				<div role="presentation" style={{ blockSize: (lines.length - last) * rowHeight }} />
			</div>
			<div className="paper-foot">
				<p>{message}</p>
				<p
					id="tape-help"
					className="paper-help"
					hidden={message !== undefined || lines.length === 0}
				>
					{t.tapeHelp}
				</p>
			</div>
		</div>
	);
}

function toTarget(key: string, current: number, count: number): number | undefined {
	const steps: Record<string, number> = {
		ArrowUp: -1,
		ArrowDown: 1,
		PageUp: -page,
		PageDown: page,
		Home: -count,
		End: count,
	};
	const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
	if (step === undefined || count === 0) return undefined;
	return Math.min(count - 1, Math.max(0, current + step));
}
