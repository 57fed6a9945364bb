// The page of the official widget has a script of others, so it works only where that script shares nothing with the
// site: in a sandboxed frame. Opened in any other way it stays a text with links. What it shows comes after the # of its
// address, which is sent to no server, and which anybody may write.
const wish = new URLSearchParams(location.hash.slice(1));
const city = wish.get('city') ?? '';
const key = wish.get('key') ?? '';
const lang = wish.get('lang') ?? '';

if (
	self !== top &&
	self.origin === 'null' &&
	/^\d{1,10}$/.test(city) &&
	/^[\w.-]{8,128}$/.test(key)
) {
	if (/^[a-z]{2}$/.test(lang)) document.documentElement.lang = lang;
	// The widget has styles of its own, and is made for a light ground.
	for (const style of document.querySelectorAll('style')) style.remove();
	const room = document.createElement('div');
	room.id = 'widget';
	document.body.replaceChildren(room);

	// The names are those that the widget reads.
	window.myWidgetParam = [
		{ id: 15, cityid: city, appid: key, units: 'metric', containerid: room.id },
	];

	const script = document.createElement('script');
	script.src =
		'https://openweathermap.org/themes/openweathermap/assets/vendor/owm/js/weather-widget-generator.js';
	script.addEventListener('error', () => {
		room.textContent = wish.get('failed') ?? '';
	});
	document.body.append(script);
}
