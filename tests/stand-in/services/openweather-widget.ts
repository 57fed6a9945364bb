import type { StandInService } from '../service.ts';

/** Does what the official script does for the page: it reads the parameters and fills the container. */
const script = `for (const { id, cityid, units, containerid } of window.myWidgetParam) {
	document.getElementById(containerid).append('Widget ' + id + ' of city ' + cityid + ', ' + units);
}`;

export const service: StandInService = {
	name: 'widget',
	hosts: ['openweathermap.org'],
	answer: ({ pathname }) =>
		pathname.endsWith('/weather-widget-generator.js')
			? { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: script }
			: undefined,
};
