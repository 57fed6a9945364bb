import { fill } from '#i18n/messages.ts';
import { namePrint } from '#tools/couture/description.ts';
import { type GarmentKey, type Part, type PrintPlace, toPart } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import type { MotifName } from '#tools/couture/ornament/motifs.ts';
import type { BandName } from '#tools/couture/ornament/ornament.ts';
import type { Print } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import type { Technique } from '#tools/couture/technique.ts';
import type { Finish } from '#tools/couture/textures.ts';
import type { Legend } from './legend.ts';
import type { Pattern, Piece } from './piece.ts';
import type { PieceWords } from './piece-marks.ts';

/** Words of the cutting plan, a part of the tool's messages. */
export interface PatternWords {
	/** `{garment}`. */
	title: string;
	/** What the plan is for, and what it is not for. */
	purpose: string;
	square: string;
	/** `{chest}` in centimetres. */
	measure: string;
	allowances: string;
	lines: string;
	/** Only where the pieces show their colours. */
	bleed: string;
	seams: string;
	/** `{fabric}`. */
	fabric: string;
	/** `{name}`, `{place}`, `{technique}`, and `{width}` and `{height}` in centimetres. */
	print: string;
	/** `{motif}`, `{bands}`, `{size}` in millimetres, and the threads `{one}` and `{two}`. */
	ornament: string;
	/** `{number}` of a logo. */
	logo: string;
	ownLogo: string;
	/** `{text}`. */
	text: string;
	techniques: Record<Technique, string>;
	cutOnce: string;
	cutTwice: string;
	/** `{name}` and `{colour}`, a code such as `#1f4e9e`. */
	colour: string;
	/** Names of the pieces, sides as the wearer calls them, by the names of their meshes. */
	pieces: Record<string, string>;
}

export interface PatternFacts {
	words: PatternWords;
	garment: { key: GarmentKey; name: string };
	settings: GarmentSettings;
	pattern: Pattern;
	/** Whether the pieces show their colours, prints and bands. */
	coloured: boolean;
	prints: readonly { print: Print; width: number; height: number }[];
	names: {
		parts: Record<Part, string>;
		places: Record<PrintPlace, string>;
		finishes: Record<Finish, string>;
		motifs: Record<MotifName, string>;
		bands: Record<BandName, string>;
	};
	/** Writes a number in the visitor's language. */
	format: (value: number) => string;
}

export function toPieceWords(words: PatternWords, piece: Piece): PieceWords {
	return {
		name: words.pieces[piece.id] ?? piece.id,
		cut: piece.copies === 1 ? words.cutOnce : words.cutTwice,
	};
}

/** The words beside the pieces: size, allowances, lines, fabric, colours, prints with their sizes. */
export function toLegend(facts: PatternFacts): Legend {
	const { words, garment, settings, pattern, prints, names, format } = facts;
	const parts = new Set(pattern.pieces.map(({ id }) => toPart(garment.key, id)));
	return {
		title: fill(words.title, { garment: garment.name }),
		square: words.square,
		lines: [
			words.purpose,
			fill(words.measure, { chest: format(pattern.chest / 10) }),
			words.allowances,
			words.lines,
			...(facts.coloured ? [words.bleed] : []),
			words.seams,
			fill(words.fabric, { fabric: names.finishes[settings.finish] }),
			...listOrnament(facts),
			...prints.map(({ print, width, height }) =>
				fill(words.print, {
					name: namePrint(words, print),
					place: names.places[print.place],
					technique: words.techniques[print.technique],
					width: format(width / 10),
					height: format(height / 10),
				}),
			),
		],
		swatches: [...parts].map((part) => {
			const { colour } = dressPart(settings, part);
			return { colour, words: fill(words.colour, { name: names.parts[part], colour }) };
		}),
	};
}

function listOrnament({ words, names, format, settings: { ornament } }: PatternFacts): string[] {
	if (!ornament) return [];
	const { motif, bands, repeat, threads } = ornament;
	return [
		fill(words.ornament, {
			motif: names.motifs[motif],
			bands: bands.map((band) => names.bands[band]).join(', '),
			size: format(repeat),
			one: threads[0],
			two: threads[1],
		}),
	];
}
