import { creep3d } from '#i18n/messages/creep3d/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { CityForm } from '#islands/creep3d/CityForm.tsx';
import { defaultCity } from '#live/cities.ts';
import { testBlank } from '../test-blank.tsx';

const { cities, empty } = weather.en;
const sky = {
	place: defaultCity,
	problem: '',
	missing: undefined,
	find() {},
	pick() {},
	items: [],
	outcome: undefined,
};
const form = <CityForm {...{ sky }} t={creep3d.en} blank={empty} cityNames={cities} />;

testBlank('creep3d/CityForm', form, empty);
