import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	exact: 'Valor exacto:',
	copy: 'Copiar',
	copied: 'Valor exacto copiado.',
	copyFailed: 'El navegador no permite copiar. El valor exacto está seleccionado.',
	faults: {
		zero: 'No es un número: división entre cero',
		range: 'Número demasiado grande para calcular',
		root: 'No es un número: raíz cuadrada de un número negativo',
	},
	keys: {
		keypad: 'Teclas de la calculadora',
		clear: 'AC: borrar todo',
		backspace: 'Borrar la última cifra',
		sign: 'Cambiar el signo',
		root: 'Raíz cuadrada',
		percent: 'Porcentaje',
		point: 'Punto decimal',
		divide: 'Dividir',
		times: 'Multiplicar',
		minus: 'Restar',
		plus: 'Sumar',
		equals: 'Igual',
	},
	notes: {
		order:
			'Las operaciones se hacen en el orden en que se introducen: 2 + 3 × 4 = 20. Pulsar igual otra vez repite la última operación.',
		percent:
			'Después de + o −, el porcentaje se toma del primer número: 200 + 10 % = 220. Después de × o ÷ es una centésima parte: 6 × 6 % = 0.36.',
		exact:
			'Las cifras grandes se redondean a dos decimales. La línea de debajo muestra el valor exacto, con hasta 40 cifras, y es el que se copia: 0.1 + 0.2 es 0.3.',
		keyboard:
			'Desde el teclado, incluido el numérico: cifras, + − * /, punto o coma, Intro o =, % y Retroceso. Esc borra todo, F9 cambia el signo y @ calcula la raíz. También se puede copiar y pegar.',
		kept: 'Lo que está calculando se conserva en este navegador al recargar la página.',
	},
} satisfies MessagesLike<typeof en>;
