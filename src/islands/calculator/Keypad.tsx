import { focusKeys } from './Keys.tsx';

export interface KeyCap<Key extends string> {
	key: Key;
	/** What is printed on the key. */
	face: string;
	/** What it does, for assistive technology; digits need none. */
	name?: string;
	/** Small text under the face. */
	note?: string;
	/** Classes: how it looks and how many places it takes. */
	kind?: string;
}

interface Props<Key extends string> {
	/** Of keys beside others. */
	label?: string;
	className?: string;
	keys: readonly KeyCap<Key>[];
	onPick: (key: Key) => void;
}

/**
 * The keys. A pointer takes the focus to the calculator and not to its key, so that letters are keys and Enter stays equals
 * after a click.
 */
export function Keypad<Key extends string>({ label, className, keys, onPick }: Props<Key>) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={label} className={className ? `keypad ${className}` : 'keypad'}>
			{keys.map(({ key, face, name, note, kind }) => (
				<button
					key={key}
					type="button"
					className={kind}
					data-key={key}
					aria-label={name}
					onMouseDown={(event) => {
						event.preventDefault();
						focusKeys(event.currentTarget.closest('.machine'));
					}}
					onClick={() => onPick(key)}
				>
					{face}
					{note && (
						<>
							{' '}
							<span className="key-note">{note}</span>
						</>
					)}
				</button>
			))}
		</div>
	);
}
