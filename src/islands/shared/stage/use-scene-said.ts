import { useEffect, useRef } from 'react';
import { say } from '#browser/voice.ts';
import { hasActed } from '#islands/shared/use-said.ts';
import { toNews } from '#lib/news.ts';

/** Has what is new in the words of a scene said when it rests after something that the visitor has done. */
export function useSceneSaid(words: string) {
	const heard = useRef(words);
	useEffect(() => {
		if (!hasActed()) heard.current = words;
		function describe() {
			const news = words === heard.current ? '' : toNews(heard.current, words);
			heard.current = words;
			return news;
		}
		say(describe, 'scene');
	}, [words]);
}
