import './styles.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Creep3dMessages } from '#i18n/messages/creep3d/index.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { StageMessages } from '#i18n/messages/stage/index.ts';
import type { WeatherWords } from '#i18n/messages/weather/index.ts';
import { describeAge, describeState } from '#islands/shared/live/describe-state.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { loadEarly } from '#islands/shared/stage/load-early.ts';
import { Stage } from '#islands/shared/stage/Stage.tsx';
import { StageToast } from '#islands/shared/stage/StageToast.tsx';
import type { Still } from '#islands/shared/stage/still.ts';
import { useMotionOnRequest } from '#islands/shared/use-motion-on-request.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { toFilePath } from '#lib/file-path.ts';
import { findSource } from '#live/sources.ts';
import { toLightFile } from '#scenes/stage/light-file.ts';
import { outlinesFile } from '#tools/ticker/line-motion.ts';
import {
	$lines3d,
	$picked3d,
	$running3d,
	type LineId,
	type LineItem,
	putLine,
	stepPicked,
} from '#tools/ticker/lines-3d.ts';
import { LinesPanel } from './LinesPanel.tsx';
import { type Snapshots, useCoinItems, useRateItems } from './use-line-items.ts';
import { lineIds, useShownLines } from './use-shown-lines.ts';
import { useWeatherLine } from './use-weather-line.ts';

interface Props {
	locale: Locale;
	stills: readonly Still[];
	snapshots: Snapshots;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	t: Omit<Creep3dMessages, 'notes' | 'still'>;
	stage: StageMessages;
	live: LiveMessages;
	weather: WeatherWords;
}

const load = loadEarly(
	async () => {
		const { mountAll, prepareAll } = await loadModule(() => import('#scenes/ticker/mount.tsx'));
		return { mount: mountAll, prepare: prepareAll };
	},
	() => [toLightFile(64), toFilePath(outlinesFile)],
);

/** Three lines of letters in space: weather, currencies, coins. */
export function Creep3d({ locale, stills, snapshots, names, t, stage, live, weather }: Props) {
	const running = useStore($running3d);
	useMotionOnRequest($running3d);
	const [shown, show] = useShownLines();
	const sky = useWeatherLine(locale, snapshots.weather, weather, live, shown.weather);
	const rates = useRateItems(locale, names, snapshots.rates);
	const cryptos = useCoinItems(locale, snapshots.coins);
	const lines = { weather: sky, rates, cryptos };
	const listed = lineIds.filter((id) => shown[id]);
	const words = listed.map((id) => t.line[id]).join(', ');
	// Without any figures, the letters say why.
	const isBare = listed.every((id) => lines[id].items.length === 0);
	for (const id of lineIds) {
		const { items, outcome } = lines[id];
		const isDown = isBare && outcome?.state === 'failed';
		// biome-ignore lint/correctness/useHookAtTopLevel: the list of lines never changes.
		usePut(
			id,
			shown[id],
			items,
			t.line[id],
			isDown ? describeAge(locale, outcome, live).words : '',
		);
	}
	const picked = useStore($picked3d);
	const item = picked && shown[picked.line] ? lines[picked.line].items[picked.at] : undefined;
	const trend = item?.trend ? `, ${t.trend[item.trend]}` : '';
	const outcome = picked && lines[picked.line].outcome;
	const source =
		outcome && 'source' in outcome ? findSource(outcome.source, live.sources) : undefined;
	const origin = [
		source ? `${live.providedBy} ${source.name.replace(/\.$/, '')}.` : [],
		(outcome && describeState(locale, outcome, live)) || [],
	]
		.flat()
		.join(' ');
	const details =
		picked && item ? `${t.line[picked.line]}: ${item.label} ${item.value}${trend}. ${origin}` : '';

	// Lines whose figures are not of now.
	const states = listed.map((id) => ({ id, outcome: lines[id].outcome }));
	const marks = states
		.map(({ id, outcome }) => ({ id, ...describeAge(locale, outcome, live) }))
		.flatMap(({ id, words, old }) => (old ? `${t.line[id]}: ${words}` : []))
		.join('\n');
	const [closed, setClosed] = useState('');

	useSaid(details);
	useSaid(
		states
			.flatMap(({ id, outcome }) =>
				outcome && 'reason' in outcome
					? `${t.line[id]}: ${describeState(locale, outcome, live)}`
					: [],
			)
			.join(' '),
	);

	function stepByKey({ key }: { key: string }): boolean {
		if (key === 'Escape' && $picked3d.get()) {
			$picked3d.set(undefined);
			return true;
		}
		if (key !== '.' && key !== ',') return false;
		$picked3d.set(stepPicked($lines3d.get(), $picked3d.get(), key === '.' ? 1 : -1));
		return true;
	}

	return (
		<Stage
			locale={locale}
			route="creep3d"
			load={load}
			words={`${t.name}: ${words || t.nothing}`}
			stills={stills}
			// It shows the ticker of currencies.
			poster={shown.rates ? undefined : null}
			onKey={stepByKey}
			keys={t.keys}
			bar={
				<GlyphButton
					glyph={running ? 'pause' : 'play'}
					label={running ? t.pause : t.run}
					onPress={() => $running3d.set(!running)}
				/>
			}
			over={
				<StageToast
					message={details || (marks === closed ? '' : marks)}
					onClose={() => (details ? $picked3d.set(undefined) : setClosed(marks))}
					words={stage.dismiss}
				/>
			}
			t={stage}
		>
			<LinesPanel
				locale={locale}
				shown={shown}
				onShow={show}
				lines={lines}
				sky={sky}
				t={t}
				weather={weather}
				live={live}
			/>
		</Stage>
	);
}

function usePut(
	id: LineId,
	shown: boolean,
	items: readonly LineItem[],
	label: string,
	reason: string,
) {
	useEffect(() => {
		const said = reason ? [{ label, value: reason }] : items;
		$lines3d.set(putLine($lines3d.get(), { id, items: shown ? said : [] }));
	}, [id, shown, items, label, reason]);
}
