import type { Tool } from '#tools/contract.ts';
import search from './search.json' with { type: 'json' };

export const tool = {
	id: 'calculator',
	place: 10,
	group: { name: 'everyday', place: 10 },
	search,
	words: {
		en: {
			title: 'Calculator',
			brief: 'Everyday sums, a paper tape, loans and savings.',
			purpose:
				'Three calculators in one: everyday sums, a printing calculator with a paper tape, loans and savings – all in exact decimals.',
		},
		uk: {
			title: 'Калькулятор',
			brief: 'Прості обчислення, стрічка, позики й\u00a0заощадження.',
			purpose:
				'Три калькулятори в\u00a0одному: звичайний, друкувальний зі стрічкою та фінансовий\u00a0– усе в\u00a0точних десяткових числах.',
		},
		es: {
			title: 'Calculadora',
			brief: 'Cuentas de cada día, cinta de papel, préstamos y ahorros.',
			purpose:
				'Tres calculadoras en una: de uso diario, contable y financiera, con decimales exactos.',
		},
	},
	offline: { works: true, because: 'It uses nothing but the browser.' },
	services: [],
	policy: {},
	stores: [
		'calculatorMode',
		'calculatorStandard',
		'calculatorMemory',
		'calculatorHistory',
		'calculatorTape',
		'calculatorTapeEntry',
		'calculatorFinance',
		'calculatorFlows',
		'calculatorSpeakDigits',
	],
	budget: 'plain',
	parts: ['#accounting', '#finance'],
	tile: {
		window: { width: 390, height: 900 },
		frame: { of: '.calculator-display', x: -10, y: -10, width: 370 },
		steps: [{ type: '128.4*12+64=' }, { click: 'h1' }],
	},
	look: [
		{ name: 'sum', steps: [{ type: '12.5*3+0.1=' }] },
		{ name: 'division-by-zero', steps: [{ type: '5/0=' }] },
		{ name: 'tape', hash: '#accounting', steps: [{ type: '1250.50+3-12+t100+]' }] },
		{ name: 'loan', hash: '#finance', steps: [{ type: '360n6.5i180000vp' }] },
	],
} as const satisfies Tool;
