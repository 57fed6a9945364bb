import './scripts/site-languages.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { visualEditor } from './scripts/admin/integration.ts';
import { contentCheck } from './scripts/content/build-check.ts';
import {
	readIsSample,
	readLeftOutParts,
	readSiteLanguages,
	readSiteRedirects,
	readSiteTools,
} from './scripts/content/site-settings.ts';
import { followSettings } from './scripts/dev/follow-settings.ts';
import { unreadContent } from './scripts/dev/unread-content.ts';
import { addressReport } from './src/build/address-report.ts';
import { browserWords } from './src/build/browser-words.ts';
import { cleanPictures } from './src/build/clean-pictures.ts';
import { codeClasses } from './src/build/code-classes.ts';
import { compress } from './src/build/compress.ts';
import { constantSettings, readBuildSettings } from './src/build/constant-settings.ts';
import { editionVariable, readEdition } from './src/build/edition.ts';
import { hostFiles } from './src/build/host-files.ts';
import { leftOutParts } from './src/build/left-out-parts.ts';
import { leftOutFiles, leftOutTools } from './src/build/left-out-tools.ts';
import { lookFonts } from './src/build/look-fonts.ts';
import { lookIcons } from './src/build/look-icons.ts';
import { lookStyles } from './src/build/look-styles.ts';
import { getCacheFolder } from './src/build/made-before.ts';
import { offlineWorker } from './src/build/offline.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { plainParts } from './src/build/plain-parts.ts';
import { reachDirective } from './src/build/reach-directive.ts';
import { readLook } from './src/build/read-look.ts';
import { scriptGroups } from './src/build/script-groups.ts';
import { sharedScripts } from './src/build/shared-scripts.ts';
import { readSiteAddress } from './src/build/site-address.ts';
import { snapshotReport } from './src/build/snapshot-report.ts';
import { staticPolicy } from './src/build/static-policy.ts';
import { tracedModules } from './src/build/traced-modules.ts';
import { unusedAssets } from './src/build/unused-assets.ts';
import { unusedScripts } from './src/build/unused-scripts.ts';

// What `npm run init` has written: SITE_URL. A variable that is set already wins.
if (existsSync('.env')) process.loadEnvFile('.env');

// `npm run build -- --private`: what the content marks as private is shown. The output has a folder
// of its own, so that it is not published by mistake.
if (process.argv.includes('--private')) process.env[editionVariable] = 'private';
const edition = readEdition();
const languages = readSiteLanguages();
const tools = readSiteTools();
const leftOut = readLeftOutParts();
const isSample = readIsSample();

export default defineConfig({
	outDir: edition === 'private' ? './dist-private' : './dist',
	site: readSiteAddress(process.env, isSample),
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
	markdown: { shikiConfig: { theme: 'css-variables', transformers: [codeClasses] } },
	cacheDir: getCacheFolder(),
	integrations: [
		contentCheck(),
		followSettings(),
		unreadContent(),
		visualEditor(),
		react(),
		mdx(),
		reachDirective(),
		sharedScripts(),
		leftOutFiles(tools, leftOut, readBuildSettings().keys),
		lookIcons(),
		unusedScripts(),
		unusedAssets(),
		cleanPictures(),
		staticPolicy(),
		offlineWorker(),
		hostFiles(readSiteRedirects()),
		snapshotReport(),
		addressReport(),
		compress(),
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
			rolldownOptions: { checks: { moduleLevelDirective: false } },
		},
	},
	devToolbar: { enabled: false },
});
