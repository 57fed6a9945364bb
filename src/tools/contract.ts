import type { BuiltInLocale } from '#i18n/locales.ts';
import type { ServiceId } from '#live/service-settings.ts';

/** What the rest of the site must know of a tool. `src/tools/<tool>/tool.ts` states it, and nothing else lists tools. */
export interface Tool {
	/** The address of its page below `/extra/`; a tool of a hub begins with it: `games/memory`. */
	id: string;
	/** Its place in the menu, among the tools of its hub and in the search: 10, 20, 30 and so on. */
	place: number;
	/** Where the page of Extra shows it: in the group of a hub, or in one that `extra.groups` of the messages names. */
	group: { name: string; place: number };
	words: Words;
	/** Whether its page is kept for use without a connection; a comment says why not. */
	offline: boolean;
	/** The services that its page sends requests to. */
	services: readonly ServiceId[];
	/**
	 * What its page may load beyond the policy of every page, besides the answers of its services. A page with
	 * `ReadyFormats` needs the Trusted Types policy `formats`.
	 */
	policy: PolicySources;
	/** The same where the author has a key for a service. */
	policyWithKey?: Readonly<Partial<Record<ServiceId, PolicySources>>>;
	/** Pages that its own page shows in a frame. */
	frames?: readonly Frame[];
	/** What files in `public` that it loads begin with. A file goes with the last tool that loads it. */
	files?: readonly string[];
	/** Its keys in `localStorage` and its databases in IndexedDB. */
	stores: readonly string[];
	/** What its page may weigh: `live` sends requests as it loads, and `scene` weighs what its 3D scene does. */
	budget: 'plain' | 'live' | 'scene';
	/** Parts of its page that have an address of their own: `#finance`. */
	parts?: readonly string[];
	/** What case studies call its scene, if they may show it. */
	caseScene?: string;
	/** The picture that the hubs show. */
	tile: Tile;
	/** What `npm run look` does on its page before it photographs it, besides showing it as it loads. */
	look: readonly Use[];
}

/** A page that leads to tools: those whose ids begin with its own. */
export interface Hub {
	id: string;
	place: number;
	/** The place of its group on the page of Extra. */
	groupPlace: number;
	/** `shared` is shown by `[...tool].astro`; `own` has a page file. */
	page: 'shared' | 'own';
	words: Words;
	frames?: readonly Frame[];
}

/** What it is called and what it does, in the languages that are built in; and what else people type when they look for it. */
export interface Words extends Readonly<Record<BuiltInLocale, ToolWords>> {
	search: SearchWords;
	/** What people type who look for one of its parts, by the hash of that. */
	parts?: Readonly<Record<`#${string}`, SearchWords>>;
}

type SearchWords = Readonly<Record<BuiltInLocale, readonly string[]>>;

export interface ToolWords {
	title: string;
	/** A sentence for its own page. */
	purpose: string;
	/** A shorter one for the page of Extra. */
	brief?: string;
}

/** Addresses of other hosts, words of the policy such as `'self'`, and services, which stand for their addresses. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

/** The directives that a page may widen. Scripts and styles are not among them, except for `'wasm-unsafe-eval'`. */
type PolicyDirective =
	| 'connect-src'
	| 'font-src'
	| 'frame-src'
	| 'img-src'
	| 'media-src'
	| 'script-src'
	| 'trusted-types'
	| 'worker-src';

interface Frame {
	path: string;
	/** It is there only if the author has a key for this service. */
	needsKey?: ServiceId;
	/** Instead of the policy of every page. */
	policy: Readonly<Record<string, readonly string[]>>;
}

/** The part of a page by which a tool is known. */
export interface Tile {
	/** In CSS pixels. */
	window: { width: number; height: number };
	/** The upper left corner of the picture as seen from that of an element, and its width, in CSS pixels. */
	frame: { of: string; x?: number; y?: number; width: number };
	/** Shown as wide as two. */
	wide?: true;
	/** What the browser has saved from earlier visits, by its key. */
	saved?: Readonly<Record<string, unknown>>;
	steps?: readonly Step[];
}

/** Something a visitor does before a page is photographed. Only what is not translated may be typed. */
export interface Use {
	/** For file names and captions: small letters and hyphens. */
	name: string;
	/** One of the parts of the page. */
	hash?: string;
	steps: readonly Step[];
}

/** One step of a visitor. Elements are named by selectors. */
export type Step =
	| { type: string }
	/** Key after key: `ArrowLeft u r`. Without an element, where the focus is. */
	| { press: string; on?: string }
	/** Fields in their order. */
	| { fill: readonly string[]; in: string }
	/** New records, one after the other, in the form of the page. */
	| { add: readonly string[] }
	/** The first that is found, those of these numbers, or each. */
	| { click: string; nth?: readonly number[] | 'all' }
	| { waitFor: string }
	| { waitMs: number }
	/** Cards are turned until so many pairs are found. */
	| { findPairs: number };
