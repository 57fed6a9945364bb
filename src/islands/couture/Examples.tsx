import { loadModule } from '#browser/load-module.ts';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { report } from '#lib/report.ts';
import type { ExampleName } from '#tools/couture/examples.ts';
import { toExampleFile } from '#tools/couture/files.ts';
import { $wardrobe, openDesign } from '#tools/couture/store.ts';

interface Props {
	announce: (message: string) => void;
	t: CoutureWords;
}

const names = ['stars', 'wheat', 'team'] as const satisfies ExampleName[];

/** Three designs to begin with, loaded on first use. */
export function Examples({ announce, t }: Props) {
	const words = t.examples;

	async function open(name: ExampleName) {
		try {
			const { examples } = await loadModule(() => import('#tools/couture/examples.ts'));
			const { applyKept } = await loadModule(() => import('#tools/couture/gallery/kept-design.ts'));
			openDesign(applyKept($wardrobe.get(), examples[name]));
			announce(t.opened);
		} catch (error) {
			report(error, 'open the example');
			announce(t.gallery.failed);
		}
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: buttons need no legend.
		<div role="group" aria-label={words.title} className="couture-examples">
			{names.map((name) => (
				<button key={name} type="button" onClick={() => void open(name)}>
					<img src={toExampleFile(name)} alt="" loading="lazy" width={120} height={120} />
					<span>{words.names[name]}</span>
				</button>
			))}
		</div>
	);
}
