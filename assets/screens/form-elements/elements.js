/** The 22 elements, each in a real state. */
const box = (inner, kind = '') => `<div class="box ${kind}">${inner}</div>`;
const chevron = '<svg class="end" width="16" height="16"><path d="M3 6l5 5 5-5"/></svg>';
const choice = (text, kind, on) =>
	`<div class="choice"><i class="${kind}${on ? ' on' : ''}"></i>${text}</div>`;
const list = [
	['Texto', box('Vera Llorens')],
	['Texto largo', box('La farola de la plaza parpadea<br>desde el martes.', 'tall')],
	['Correo electrónico', box('vera@correo.example')],
	['Teléfono', box('<em>+34</em>612 34 56 78')],
	['Número', box('<b class="step">–</b><span class="mid">3</span><b class="step">+</b>', 'split')],
	['Importe', box('48,00<em class="end">€</em>')],
	['Fecha', `<div class="date">${box('14')}${box('3')}${box('1958')}</div>`],
	['Hora', `<div class="date two">${box('17')}<b>:</b>${box('30')}</div>`],
	['Periodo', box('1 jul. – 15 jul. 2025')],
	['DNI o NIE', box('12345678<em class="letter">Z</em>')],
	['IBAN', box('ES91 2100 0418 4502 …')],
	['Dirección', box('Calle del Mar, 12, 2.º B')],
	['Código postal', box('03500<em class="end">Villaclara</em>')],
	['Lista', box(`Piscina cubierta${chevron}`)],
	['Buscar y elegir', box('Plaz<u></u>', 'focus')],
	['Una opción', choice('Por la mañana', 'radio', true) + choice('Por la tarde', 'radio')],
	['Varias opciones', choice('Natación', 'check', true) + choice('Socorrismo', 'check')],
	[
		'Adjuntar un archivo',
		box(
			'<svg width="16" height="16"><path d="M8 12V3M4 6.500L8 2.500l4 4M2.500 13.500h11"/></svg>&nbsp; padrón.pdf<em class="end">2 MB</em>',
		),
	],
	['Consentimiento', choice('He leído la información', 'check', true)],
	[
		'Pasos',
		'<div class="steps"><b>1</b><s></s><b>2</b><s class="off"></s><b class="off">3</b></div>',
	],
	['Resumen de errores', '<div class="errors">Hay 1 error: <u>Teléfono</u></div>'],
	['Botón', '<div class="go">Enviar</div>'],
];

export const elements = list
	.map(([name, drawn], at) => `<div class="element"><h3><b>${at + 1}</b>${name}</h3>${drawn}</div>`)
	.join('');
