import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Iniciar sesión',
	invite: 'Inicie sesión y le saludaremos por su nombre',
	description:
		'Un saludo, no una cuenta: diga al taller cómo llamarle. No se envía nada, la contraseña no se guarda y Extra está abierta a todo el mundo de todos modos.',
	lead: 'Un saludo, no una cuenta: Extra está abierta a todo el mundo de todos modos.',
	email: 'Correo electrónico',
	password: 'Contraseña',
	passwordHint: 'Cinco caracteres cualesquiera. No use, por favor, una contraseña suya de verdad.',
	submit: 'Entrar',
	faults: {
		email: 'El correo electrónico no es correcto',
		password: 'La contraseña debe tener al menos 5 caracteres',
	},
	hello: '¡Hola, {name}!',
	known: 'En este navegador, el taller le saludará con este nombre.',
	notKept:
		'El navegador no permite que la página guarde nada, así que el nombre solo se conoce en esta página.',
	toWorkshop: 'Al taller',
	forget: 'Olvídeme',
	forgotten: 'Su nombre se ha olvidado.',
	notes: {
		nothingSent:
			'No se envía nada a ninguna parte: los dos campos los mira esta página, en su navegador, y nadie más.',
		password:
			'De la contraseña solo se cuentan los caracteres. No se guarda, y se borra en cuanto se ha comprobado.',
		name: 'De la dirección, la parte anterior a la @ se queda en este navegador para saludarle en Extra. «Olvídeme» la elimina.',
	},
} satisfies MessagesLike<typeof en>;
