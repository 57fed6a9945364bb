// Written by scripts/tool-index.js from the folders with tool.ts.
import { tool as ai } from './ai/tool.ts';
import { tool as calculator } from './calculator/tool.ts';
import { tool as configurator3d } from './configurator3d/tool.ts';
import { tool as couture } from './couture/tool.ts';
import { tool as creep3d } from './creep3d/tool.ts';
import { tool as cryptocur } from './cryptocur/tool.ts';
import { tool as cube } from './cube/tool.ts';
import { tool as cube3d } from './cube3d/tool.ts';
import { tool as cubejs } from './cubejs/tool.ts';
import { tool as games } from './games/tool.ts';
import { tool as graphics } from './graphics/tool.ts';
import { tool as memory } from './memory/tool.ts';
import { tool as notes } from './notes/tool.ts';
import { tool as picsum } from './picsum/tool.ts';
import { tool as pixabay } from './pixabay/tool.ts';
import { tool as rates } from './rates/tool.ts';
import { tool as tasksAnagram } from './tasks/anagram/tool.ts';
import { tool as tasksFibonacci } from './tasks/fibonacci/tool.ts';
import { tool as tasksFindvowels } from './tasks/findvowels/tool.ts';
import { tool as tasksFizzbuzz } from './tasks/fizzbuzz/tool.ts';
import { tool as tasksPalindrome } from './tasks/palindrome/tool.ts';
import { tool as tasks } from './tasks/tool.ts';
import { tool as todo } from './todo/tool.ts';
import { tool as weather } from './weather/tool.ts';

/** What each tool and hub states about itself, by its folder. */
export const contracts = {
	ai,
	calculator,
	configurator3d,
	couture,
	creep3d,
	cryptocur,
	cube,
	cube3d,
	cubejs,
	games,
	graphics,
	memory,
	notes,
	picsum,
	pixabay,
	rates,
	'tasks/anagram': tasksAnagram,
	'tasks/fibonacci': tasksFibonacci,
	'tasks/findvowels': tasksFindvowels,
	'tasks/fizzbuzz': tasksFizzbuzz,
	'tasks/palindrome': tasksPalindrome,
	tasks,
	todo,
	weather,
} as const;
