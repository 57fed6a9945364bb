import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { scrollPanelTo } from '#islands/shared/stage/scroll-panel.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import { type MenuName, toggleMenu } from '#tools/couture/arrangement.ts';
import { $arrangement, $menu } from '#tools/couture/store.ts';

interface Props {
	name: MenuName;
	label: string;
	/** What is chosen, at the end of the button. */
	value?: ReactNode;
	children: ReactNode;
}

/** A button with what opens under it. One is open at a time; Escape and a click elsewhere close it. */
export function Menu({ name, label, value, children }: Props) {
	const id = useId();
	const menu = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const open = useStore($menu) === name;
	// A choice that closes the menu removes its own button.
	const kept = useFocusKept(() => button.current);

	// Only after the click: a menu that closes on the press moves the button away from under the pointer.
	function close(event: MouseEvent) {
		// Keys click without a pointer, and what they press may belong to the menu, as Cancel of a video does.
		if (event.detail === 0) return;
		// The path, because a choice may have removed the button that was clicked.
		const path = event.composedPath();
		if (menu.current && path.includes(menu.current)) return;
		// The button of another menu opens that one, and a toast speaks of what was done in the menu.
		if (path.some((at) => at instanceof Element && at.matches('.couture-menu > button, .toast')))
			return;
		if ($menu.get() === name) $menu.set(undefined);
	}
	useListener('document', 'click', close, open);

	useEffect(() => {
		if (open && menu.current) scrollPanelTo(menu.current);
	}, [open]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls inside.
		<div
			ref={menu}
			className="couture-menu"
			{...kept}
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || !open) return;
				// It closes a dialog first, or ends the typing of a name.
				if (event.target instanceof Element && event.target.closest('dialog, .record-field'))
					return;
				event.stopPropagation();
				$menu.set(undefined);
				button.current?.focus();
			}}
		>
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => $menu.set(toggleMenu($menu.get(), name, $arrangement.get()))}
			>
				<span>{label}</span>
				{value}
				<span className="couture-menu-sign" aria-hidden="true" />
			</button>
			<div id={id} className="couture-menu-body" hidden={!open}>
				{open && children}
			</div>
		</div>
	);
}
