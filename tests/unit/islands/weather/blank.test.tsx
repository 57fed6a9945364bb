import { fireEvent, render, screen } from '@testing-library/react';
import { weather } from '#i18n/messages/weather/index.ts';
import { CityField } from '#islands/weather/CityField.tsx';
import { describeInvalid, testBlank } from '../test-blank.tsx';

const search = { searching: undefined, problem: undefined, find() {}, locate() {}, stop() {} };
const form = <CityField locale="en" {...{ search }} t={weather.en} onPick={() => {}} />;

testBlank('weather/CityField', form, weather.en.empty);

test('the sentence stays until something that is not blank is typed', () => {
	render(form);
	const field = screen.getByRole('combobox');
	fireEvent.submit(field);
	fireEvent.change(field, { target: { value: ' ' } });
	expect(describeInvalid()).toContain(weather.en.empty);
	fireEvent.change(field, { target: { value: 'L' } });
	expect([describeInvalid(), screen.queryByText(weather.en.empty)]).toEqual(['', null]);
});
