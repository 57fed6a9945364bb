import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	pleaseAsk: {
		rate: 'Tarifa y salario: a consultar',
		remote: 'Teletrabajo, trabajo presencial o traslado: consúlteme',
		papers: 'Visado, permiso de trabajo o carnet de conducir: consúlteme',
	},
	source: 'Código fuente de este sitio',
	iq: 'CI {score}',
	since: 'desde {year}',
	asked: {
		person:
			'nombre, apellido, quién, quién es, sobre usted, hábleme de usted, sobre mí, candidato, perfil, biografía, presentación',
		email: 'correo, correo electrónico, e-mail, email, dirección de correo',
		contact:
			'contacto, contactos, contactar, datos de contacto, ponerse en contacto, escribir, mensaje, contratar, contratación, entrevista, reunión, oferta, encargo',
		telephone: 'teléfono, número de teléfono, móvil, celular, llamar, llamada',
		reply: 'respuesta, tiempo de respuesta, plazo de respuesta, cuánto tarda, cuándo responde',
		ask: 'servicios, servicio, ayuda, necesito ayuda, qué puede hacer, colaborar, colaboración, trabajar juntos',
		availability:
			'disponible, disponibilidad, busca trabajo, buscando trabajo, en búsqueda de empleo, preaviso, plazo de preaviso, incorporación, incorporación inmediata, cuándo puede empezar, empezar, freelance, por cuenta propia, contrato, jornada completa, jornada parcial, media jornada, libre',
		remote:
			'remoto, en remoto, trabajo remoto, teletrabajo, a distancia, híbrido, presencial, oficina, traslado, mudarse',
		papers:
			'permiso de trabajo, visado, visa, carnet de conducir, carné de conducir, permiso de conducir, licencia de conducir',
		rate: 'tarifa, tarifas, tarifa por hora, precio, precios, precio por hora, por hora, coste, costo, presupuesto, honorarios, sueldo, salario, expectativas salariales, pretensiones salariales, remuneración, cobra, cuánto cobra, cuánto cuesta, cuesta, banda salarial',
		place:
			'dónde, dónde vive, vive, ubicación, lugar, ciudad, país, región, dirección, domicilio, residencia, zona horaria, huso horario, utc',
		born: 'edad, cumpleaños, nacimiento, fecha de nacimiento, cuántos años tiene',
		interests: 'intereses, aficiones, hobbies, tiempo libre',
		languages:
			'idiomas, idioma, lenguas, lengua, qué idiomas, idiomas que habla, habla, lenguas extranjeras',
		native: 'lengua materna, idioma materno, lengua nativa',
		iq: 'ci, iq, coeficiente intelectual, cociente intelectual, inteligencia, test de inteligencia, prueba de inteligencia, resultado del test',
		cv: 'cv, currículum, currículum vitae, currículo, hoja de vida, pdf, descargar cv, descargar currículum, descargar, imprimir',
		source: 'código, código fuente, repositorio, código abierto, código del sitio',
		feed: 'rss, canal, novedades, noticias, suscribirse, suscripción, actualizaciones',
		card: 'vcard, vcf, tarjeta, tarjeta de visita, guardar contacto, agenda',
		years:
			'experiencia, experiencia laboral, experiencia profesional, años, años de experiencia, trayectoria, vida laboral, carrera profesional',
		job: 'puesto, puesto actual, cargo, cargo actual, trabajo, trabajo actual, empleo, empleo actual, profesión, empresa, ahora',
		education:
			'formación, dónde estudió, dónde ha estudiado, educación, estudios, estudió, carrera, titulación, grado, cualificación',
		certificates:
			'certificado, certificados, certificación, certificaciones, títulos, título, diplomas, diploma, cursos, acreditaciones',
		projects: 'proyecto, proyectos, portafolio, portfolio, trabajos, casos, ejemplos, clientes',
		skills:
			'aptitudes, habilidades, lenguajes de programación, lenguaje de programación, competencias, destrezas, tecnologías, tecnología, stack, pila tecnológica, herramientas, conocimientos',
		references: 'referencias, referencia, recomendaciones, recomendación, opiniones',
	},
	beside: {
		technology:
			'año, años, experiencia, nivel, conocimiento, conocimientos, sabe, conoce, domina, dominio, proyecto, proyectos, certificado, certificados, desarrollador, usa, utiliza, trabaja, tiempo',
		language:
			'idioma, lengua, nivel, habla, hablado, escrito, sabe, conoce, domina, dominio, fluido, conocimientos, certificado',
	},
	ignored:
		'el, la, los, las, un, una, unos, unas, de, del, a, al, en, con, por, para, sobre, y, o, e, u, que, qué, cuál, cuáles, cuánto, cuántos, cuánta, cuántas, cómo, cuándo, es, eres, soy, está, estás, son, ser, hay, tiene, tienes, puede, puedo, puedes, se, su, sus, tu, tus, mi, me, le, lo, usted, él, ella, yo, este, esta, esto, desde, muestre, buscar',
} satisfies MessagesLike<typeof en>;
