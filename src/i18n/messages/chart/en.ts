export const en = {
	position: 'Position in the chart',
	table: 'Values as a table',
	unknown: 'no value',
	wrong: '{value} (cannot be right)',
};
