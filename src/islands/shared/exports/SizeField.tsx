import type { ExportsMessages } from '#i18n/messages/exports/index.ts';
import { type ExportSize, exportSizes } from '#tools/design/caption.ts';

interface Props {
	label: string;
	size: ExportSize;
	onPick: (size: ExportSize) => void;
	t: Pick<ExportsMessages, 'qualities'>;
}

const sizes = ['small', 'hd', 'fullHd', 'uhd'] as const satisfies ExportSize[];

/** The size of an exported picture or video, in pixels. */
export function SizeField({ label, size, onPick, t }: Props) {
	return (
		<label>
			<span>{label}</span>
			<select
				value={size}
				onChange={({ currentTarget: { value } }) =>
					onPick(sizes.find((each) => each === value) ?? size)
				}
			>
				{sizes.map((each) => (
					<option key={each} value={each}>
						{t.qualities[each]} ({exportSizes[each].join(' × ')})
					</option>
				))}
			</select>
		</label>
	);
}
