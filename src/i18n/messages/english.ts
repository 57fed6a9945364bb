// Written by scripts/tool-index.js from the folders with en.ts.
import { en as about } from './about/en.ts';
import { en as accessibility } from './accessibility/en.ts';
import { en as answers } from './answers/en.ts';
import { en as ask } from './ask/en.ts';
import { en as calculator } from './calculator/en.ts';
import { en as caseStudy } from './case-study/en.ts';
import { en as certificates } from './certificates/en.ts';
import { en as chart } from './chart/en.ts';
import { en as common } from './common/en.ts';
import { en as configurator3d } from './configurator3d/en.ts';
import { en as couture } from './couture/en.ts';
import { en as creep3d } from './creep3d/en.ts';
import { en as cryptocur } from './cryptocur/en.ts';
import { en as cube } from './cube/en.ts';
import { en as cube3d } from './cube3d/en.ts';
import { en as cubejs } from './cubejs/en.ts';
import { en as cv } from './cv/en.ts';
import { en as education } from './education/en.ts';
import { en as experience } from './experience/en.ts';
import { en as exports } from './exports/en.ts';
import { en as extra } from './extra/en.ts';
import { en as find } from './find/en.ts';
import { en as gallery } from './gallery/en.ts';
import { en as guest } from './guest/en.ts';
import { en as home } from './home/en.ts';
import { en as listPages } from './list-pages/en.ts';
import { en as live } from './live/en.ts';
import { en as login } from './login/en.ts';
import { en as memory } from './memory/en.ts';
import { en as notFound } from './not-found/en.ts';
import { en as notes } from './notes/en.ts';
import { en as pager } from './pager/en.ts';
import { en as picsum } from './picsum/en.ts';
import { en as pixabay } from './pixabay/en.ts';
import { en as projects } from './projects/en.ts';
import { en as rates } from './rates/en.ts';
import { en as records } from './records/en.ts';
import { en as sampleLinks } from './sample-links/en.ts';
import { en as skills } from './skills/en.ts';
import { en as stage } from './stage/en.ts';
import { en as tasks } from './tasks/en.ts';
import { en as ticker3d } from './ticker3d/en.ts';
import { en as todo } from './todo/en.ts';
import { en as uploads } from './uploads/en.ts';
import { en as weather } from './weather/en.ts';

/** Every word of the site in English, by area: a file in `src/content/i18n` may have these and no others. */
export const english = {
	about,
	accessibility,
	answers,
	ask,
	calculator,
	'case-study': caseStudy,
	certificates,
	chart,
	common,
	configurator3d,
	couture,
	creep3d,
	cryptocur,
	cube,
	cube3d,
	cubejs,
	cv,
	education,
	experience,
	exports,
	extra,
	find,
	gallery,
	guest,
	home,
	'list-pages': listPages,
	live,
	login,
	memory,
	'not-found': notFound,
	notes,
	pager,
	picsum,
	pixabay,
	projects,
	rates,
	records,
	'sample-links': sampleLinks,
	skills,
	stage,
	tasks,
	ticker3d,
	todo,
	uploads,
	weather,
} as const;
