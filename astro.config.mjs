import './scripts/site-languages.ts';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { visualEditor } from './scripts/admin/integration.ts';
import { contentCheck } from './scripts/content/build-check.ts';
import {
	readAddress,
	readIsSample,
	readLeftOutParts,
	readSiteLanguages,
	readSiteRedirects,
	readSiteTools,
} from './scripts/content/site-settings.ts';
import { followSettings } from './scripts/dev/follow-settings.ts';
import { devGuard } from './scripts/dev/guard.ts';
import { browserWords } from './src/build/bundle/browser-words.ts';
import { compress } from './src/build/bundle/compress.ts';
import { constantSettings, readBuildSettings } from './src/build/bundle/constant-settings.ts';
import { flatImports } from './src/build/bundle/flat-imports.ts';
import { ownDirectives } from './src/build/bundle/own-directives.ts';
import { plainImports } from './src/build/bundle/plain-imports.ts';
import { scriptGroups } from './src/build/bundle/script-groups.ts';
import { sharedScripts } from './src/build/bundle/shared-scripts.ts';
import { tracedModules } from './src/build/bundle/traced-modules.ts';
import { unusedFiles } from './src/build/bundle/unused-files.ts';
import { codeClasses } from './src/build/documents/code-classes.ts';
import { rightwardProse } from './src/build/documents/rightward-prose.ts';
import { addressReport } from './src/build/edition/address-report.ts';
import { editionVariable, readEdition } from './src/build/edition/edition.ts';
import { getCacheFolder } from './src/build/edition/made-before.ts';
import { privateFiles } from './src/build/edition/private-files.ts';
import { readSiteAddress } from './src/build/edition/site-address.ts';
import { leakGate } from './src/build/leaks/leak-gate.ts';
import { leftOutParts } from './src/build/left-out/left-out-parts.ts';
import { leftOutFiles, leftOutTools } from './src/build/left-out/left-out-tools.ts';
import { lookFonts } from './src/build/look/look-fonts.ts';
import { lookIcons } from './src/build/look/look-icons.ts';
import { lookStyles } from './src/build/look/look-styles.ts';
import { plainParts } from './src/build/look/plain-parts.ts';
import { readLook } from './src/build/look/read-look.ts';
import { offlineWorker } from './src/build/offline/offline-worker.ts';
import { cleanPictures } from './src/build/pictures/clean-pictures.ts';
import { hostFiles } from './src/build/policy/host-files.ts';
import { staticPolicy } from './src/build/policy/static-policy.ts';

const isSample = readIsSample();
// The variables of one computer. They used to include the address of the site, which site.json now contains.
const envFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
const inEnv = envFile.SITE_URL;
const site = readSiteAddress(process.env, { isSample, address: readAddress(), inEnv });
Object.assign(process.env, { ...envFile, ...process.env });

// `npm run build -- --private`: what the content marks as private is shown. The output has a folder
// of its own, so that it is not published by mistake.
if (process.argv.includes('--private')) process.env[editionVariable] = 'private';
const edition = readEdition();
const languages = readSiteLanguages();
const tools = readSiteTools();
const leftOut = readLeftOutParts();

export default defineConfig({
	outDir: edition === 'private' ? './dist-private' : './dist',
	site,
	base: process.env.BASE_PATH ?? '/',
	output: 'static',
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
	i18n: {
		locales: languages,
		defaultLocale: languages[0],
		routing: { prefixDefaultLocale: false },
	},
	image: {
		service: {
			entrypoint: fileURLToPath(new URL('src/build/pictures/service.ts', import.meta.url)),
			config: {},
		},
	},
	markdown: {
		shikiConfig: { theme: 'css-variables', transformers: [codeClasses] },
		processor: satteri({ hastPlugins: [rightwardProse] }),
	},
	cacheDir: getCacheFolder(),
	integrations: [
		devGuard(),
		contentCheck(),
		followSettings(),
		visualEditor(),
		react(),
		mdx(),
		ownDirectives(),
		sharedScripts(),
		leftOutFiles(tools, leftOut, readBuildSettings().keys),
		privateFiles(),
		lookIcons(),
		unusedFiles(),
		cleanPictures(),
		staticPolicy(),
		offlineWorker(),
		hostFiles(readSiteRedirects()),
		addressReport(inEnv),
		compress(),
		leakGate(),
	],
	vite: {
		// A build empties the folder of another command. So the development server has one of its own; it is not in the packages,
		// which several copies of a project may share.
		cacheDir: process.argv.includes('dev') ? '.cache/vite-dev' : '.cache/vite-build',
		plugins: [
			leftOutTools(tools),
			leftOutParts(leftOut),
			lookStyles(),
			lookFonts(),
			plainParts(),
			plainImports(),
			scriptGroups(),
			flatImports(),
			tracedModules(),
			browserWords(),
			constantSettings(),
		],
		define: {
			'import.meta.env.SITE_LOCALES': JSON.stringify(languages.join(',')),
			'import.meta.env.SITE_LEFT_OUT': JSON.stringify(leftOut.join(',')),
			'import.meta.env.SITE_SAMPLE': JSON.stringify(String(isSample)),
			'import.meta.env.SITE_TOOLS': JSON.stringify(tools.join(',')),
			'import.meta.env.SITE_ORNAMENT': JSON.stringify(readLook().ornament || 'none'),
		},
		// The package keeps its decoder of plain script to itself; see src/scenes/stage/load-model.ts.
		resolve: {
			alias: {
				'meshoptimizer/reference': fileURLToPath(
					new URL('node_modules/meshoptimizer/meshopt_decoder_reference.js', import.meta.url),
				),
			},
		},
		build: {
			assetsInlineLimit: 0,
			modulePreload: false,
			// What visitors load has budgets of its own; this would count what only the build reads.
			chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
			rolldownOptions: { checks: { moduleLevelDirective: false } },
		},
	},
	devToolbar: { enabled: false },
});
