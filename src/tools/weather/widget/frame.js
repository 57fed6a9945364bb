// What the frame shows comes after the # of its address, which is sent to no server.
const wish = new URLSearchParams(location.hash.slice(1));
document.documentElement.lang = wish.get('lang') ?? 'en';
document.title = wish.get('title') ?? '';

const room = document.createElement('div');
room.id = 'widget';
document.body.append(room);

// The names are those that the widget reads.
window.myWidgetParam = [
	{
		id: 15,
		cityid: wish.get('city') ?? '',
		appid: wish.get('key') ?? '',
		units: 'metric',
		containerid: room.id,
	},
];

const script = document.createElement('script');
script.src =
	'https://openweathermap.org/themes/openweathermap/assets/vendor/owm/js/weather-widget-generator.js';
script.addEventListener('error', () => {
	room.textContent = wish.get('failed') ?? '';
});
document.body.append(script);
