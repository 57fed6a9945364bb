import type { CommonMessages } from '#i18n/messages/common/index.ts';

export type SliderWords = Omit<CommonMessages['slider'], 'kind' | 'label' | 'open'>;

/** The words of a slider as one text: it is shorter in the page than an object. */
export function joinWords(t: SliderWords): string {
	return [t.previous, t.next, t.pause, t.play, t.goTo, t.slide, t.position].join('|');
}

export function splitWords(words: string): SliderWords {
	const [previous = '', next = '', pause = '', play = '', goTo = '', slide = '', position = ''] =
		words.split('|');
	return { previous, next, pause, play, goTo, slide, position };
}
