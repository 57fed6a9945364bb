import type { BuiltInLocale as Locale } from '#i18n/locales.ts';

/** Right answers of the sample result, out of `questionsPerPart` each. */
export const rightAnswers = { series: 14, figures: 13, words: 12, space: 13 } as const;
export const questionsPerPart = 15;

interface ReportWords {
	sample: string;
	title: string;
	score: string;
	holder: string;
	date: string;
	organization: string;
	/** `%` stands for the percentile. */
	percentile: string;
	part: string;
	right: string;
	total: string;
	parts: Record<keyof typeof rightAnswers, string>;
	readingTitle: string;
	/** `%` stands for the percentile. */
	reading: string;
	note: string;
}

export const reportWords: Record<Locale, ReportWords> = {
	en: {
		sample: 'Sample document',
		title: 'Intelligence test report',
		score: 'Score',
		holder: 'Name',
		date: 'Date of the test',
		organization: 'Administered by',
		percentile: 'Higher than about % out of 100 people',
		part: 'Part of the test',
		right: 'Correct answers',
		total: 'Total',
		parts: {
			series: 'Number series',
			figures: 'Shapes',
			words: 'Vocabulary',
			space: 'Mental rotation',
		},
		readingTitle: 'How to read the result',
		reading:
			'The scale has a mean of 100 and a standard deviation of 15: about two thirds of all people score between 85 and 115. The chart shows how scores are distributed; the highlighted column is this result, at about the %th percentile.',
		note: 'This report is part of the sample content of the site. The person, the organisation and the scores are invented.',
	},
	uk: {
		sample: 'Зразок документа',
		title: 'Звіт про тест на інтелект',
		score: 'Результат',
		holder: 'Ім’я',
		date: 'Дата тестування',
		organization: 'Організатор',
		percentile: 'Вище, ніж у\u00a0приблизно % зі\u00a0100 людей',
		part: 'Частина тесту',
		right: 'Правильні відповіді',
		total: 'Разом',
		parts: {
			series: 'Числові ряди',
			figures: 'Фігури',
			words: 'Слова',
			space: 'Просторове мислення',
		},
		readingTitle: 'Як читати результат',
		reading:
			'Середнє значення шкали – 100, стандартне відхилення – 15: приблизно дві третини людей мають від 85 до 115\u00a0балів. Діаграма показує, як розподіляються результати; виділений стовпчик – цей результат. Він відповідає приблизно %-му процентилю.',
		note: 'Цей звіт – частина прикладу, з\u00a0яким постачається сайт. Особу, організацію та\u00a0результати вигадано.',
	},
	es: {
		sample: 'Documento de muestra',
		title: 'Informe de un test de inteligencia',
		score: 'Puntuación',
		holder: 'Nombre',
		date: 'Fecha de la prueba',
		organization: 'Entidad',
		percentile: 'Superior a la de unas % de cada 100 personas',
		part: 'Parte de la prueba',
		right: 'Respuestas correctas',
		total: 'Total',
		parts: {
			series: 'Series numéricas',
			figures: 'Figuras',
			words: 'Vocabulario',
			space: 'Rotación mental',
		},
		readingTitle: 'Cómo leer el resultado',
		reading:
			'La escala tiene una media de 100 y una desviación típica de 15: cerca de dos tercios de las personas obtienen entre 85 y 115 puntos. El gráfico muestra cómo se reparten las puntuaciones; la columna destacada es este resultado, que corresponde aproximadamente al percentil %.',
		note: 'Este informe forma parte del contenido de muestra del sitio. La persona, la entidad y los resultados son inventados.',
	},
};
