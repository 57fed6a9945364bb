export const en = {
	clock: 'Date and time',
	clockFast: 'Your device’s clock seems {span} fast.',
	clockSlow: 'Your device’s clock seems {span} slow.',
	updating: 'Updating…',
	refresh: 'Refresh',
	upToDate: 'The data is up to date.',
	unchanged: 'The service has nothing newer yet: the data is up to date.',
	stale: 'Showing the last data received.',
	received: 'Received {age} ({time}).',
	snapshot: 'Showing saved data from {time}.',
	failed: 'There is no data to show.',
	updated: 'Updated {time}.',
	nextAttempt: 'Next update at {time}.',
	privacy:
		'Your browser contacts the services directly. They see your IP address, the address of this site and what every request contains, such as your browser and language.',
	providedBy: 'Data provided by',
	sources: {
		nbu: 'the National Bank of Ukraine',
		frankfurter: 'Frankfurter, based on rates of the National Bank of Ukraine',
	},
	reasons: {
		offline: 'There is no network connection.',
		timeout: 'The service did not respond in time.',
		unreachable:
			'The service cannot be reached. The cause may be the network, a content blocker or the service.',
		limited: 'The service is limiting requests for now.',
		'refused-key': 'The service rejected this site’s API key.',
		'not-found': 'The service has no data for this request.',
		'bad-answer': 'The service returned an error or an unreadable response.',
	},
	down: {
		offline: 'No data: no connection',
		timeout: 'No data: no response in time',
		unreachable: 'No data: service unavailable',
		limited: 'No data: too many requests',
		'refused-key': 'No data: API key rejected',
		'not-found': 'The service has no data',
		'bad-answer': 'No data: service error',
	},
	part: {
		failed:
			'This part of the page could not be loaded: the connection was lost, or the site has been updated.',
		again: 'Try again',
	},
	doubts: {
		jump: 'Some values differ from the previous ones by more than 20%. Check them before you rely on them.',
		old: 'The date of the data is old. Either the service sends old data, or your device’s clock is fast.',
		future:
			'The date of the data is in the future. Either the service is wrong, or your device’s clock is slow.',
		absurd: 'Some values cannot be right. Do not rely on them.',
	},
	ticker: {
		show: 'Ticker',
		on: 'Show',
		off: 'Hide',
		pause: 'Pause the ticker',
		run: 'Play the ticker',
		speed: 'Speed',
		speedOf: '{speed} of {fastest}',
		stopped: 'stopped',
		still: 'Your system asks for reduced motion, so the ticker does not move. You can scroll it.',
	},
};
