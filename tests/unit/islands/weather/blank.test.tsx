import { weather } from '#i18n/messages/weather/index.ts';
import { CityField } from '#islands/weather/CityField.tsx';
import { testBlank } from '../test-blank.tsx';

const search = { searching: undefined, problem: undefined, find() {}, locate() {}, stop() {} };
const form = <CityField locale="en" {...{ search }} t={weather.en} onPick={() => {}} />;

testBlank('weather/CityField', form, weather.en.empty);
