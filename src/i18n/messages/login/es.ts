import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Iniciar sesión',
	invite: 'Inicie sesión y le saludaremos por su nombre',
	description:
		'Un saludo, no una cuenta: no se envía nada, la contraseña no se guarda y, en cualquier caso, Extra está abierta a todo el mundo.',
	lead: 'Un saludo, no una cuenta: Extra está abierta a todo el mundo.',
	email: 'Correo electrónico',
	password: 'Contraseña',
	passwordHint: 'Al menos 5 caracteres. Invéntela: no use una contraseña real.',
	submit: 'Entrar',
	faults: {
		email: 'El correo electrónico no es correcto',
		password: 'La contraseña debe tener al menos 5 caracteres',
	},
	hello: '¡Hola, {name}!',
	known: 'En este navegador, Extra le saludará por este nombre.',
	notKept:
		'El navegador no permite que la página guarde nada, así que su nombre solo se recordará en esta página.',
	toWorkshop: 'Ir a Extra',
	forget: 'Olvidar mi nombre',
	forgotten: 'Su nombre se ha borrado de este navegador.',
	notes: {
		nothingSent:
			'No se envía nada a ninguna parte: esta página comprueba los dos campos en su navegador.',
		password:
			'Solo se comprueba la longitud de la contraseña. No se guarda, y se borra en cuanto se comprueba.',
		name: 'Lo que va antes de la @ en su dirección se guarda en este navegador para saludarle en Extra. «Olvidar mi nombre» lo elimina.',
	},
} satisfies MessagesLike<typeof en>;
