import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/measure/free-port.ts';
import { installTool } from '../../../scripts/on-demand/tools.ts';
import {
	type Browser,
	type Driver,
	type Key,
	type Point,
	type WindowSize,
	windowSize,
} from '../driver.ts';
import { end, openScreen } from '../screen.ts';

type Selenium = typeof import('selenium-webdriver');

export interface WebKitFiles {
	driver: string;
	browser: string;
	xvfb: string | undefined;
}

const keys = {
	ArrowDown: 'ARROW_DOWN',
	ArrowLeft: 'ARROW_LEFT',
	ArrowRight: 'ARROW_RIGHT',
	End: 'END',
	Enter: 'ENTER',
	Escape: 'ESCAPE',
	Space: 'SPACE',
	Tab: 'TAB',
} as const satisfies Record<Key, string>;

/** WebKitGTK over WebDriver. Each visitor has their own session, and so their own browser. */
export async function startWebKit(files: WebKitFiles): Promise<Browser> {
	const selenium: Selenium = createRequire(join(installTool('selenium-webdriver'), 'package.json'))(
		'selenium-webdriver',
	);
	const screen = await openScreen(files.xvfb);
	const port = await findFreePort();
	const driver = spawn(files.driver, [`--port=${port}`], {
		stdio: 'ignore',
		env: screen.environment,
	});
	await answers(port);
	return {
		newVisitor: (size = windowSize) => newVisitor(selenium, port, files.browser, size),
		close: async () => {
			await end(driver);
			await screen.close();
		},
	};
}

async function newVisitor(
	selenium: Selenium,
	port: number,
	binary: string,
	size: WindowSize,
): Promise<Driver> {
	const { Builder, Capabilities, Key: seleniumKeys, Origin } = selenium;
	const capabilities = new Capabilities({
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary, args: ['--automation'] },
	});
	const session = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(capabilities)
		.build();
	await session
		.manage()
		.window()
		.setRect({ ...size, x: 0, y: 0 });
	const at = ({ x, y }: Point) => ({
		x: Math.round(x),
		y: Math.round(y),
		origin: Origin.VIEWPORT,
		duration: 0,
	});
	return {
		open: (url) => session.get(url),
		reload: () => session.navigate().refresh(),
		evaluate: (expression) => session.executeScript(`return (${expression})`),
		click: async (point, times = 1) => {
			const actions = session.actions({ async: true }).move(at(point));
			for (let time = 0; time < times; time++) actions.press().release();
			await actions.perform();
		},
		drag: async (from, to) => {
			const actions = session.actions({ async: true }).move(at(from)).press();
			for (let step = 1; step <= 8; step++) {
				const share = step / 8;
				const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
				actions.move(at({ x, y }));
			}
			await actions.release().perform();
		},
		press: (key) => session.actions({ async: true }).sendKeys(seleniumKeys[keys[key]]).perform(),
		type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
		photograph: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
		countWindows: async () => (await session.getAllWindowHandles()).length,
		close: () => session.quit(),
	};
}

/** Waits until a server listens there. */
async function answers(port: number) {
	for (let attempt = 0; attempt < 100; attempt++) {
		const socket = connect(port, '127.0.0.1');
		const isOpen = await Promise.race([
			once(socket, 'connect').then(() => true),
			once(socket, 'error').then(() => false),
		]).catch(() => false);
		socket.destroy();
		if (isOpen) return;
		await setTimeout(50);
	}
	throw new Error('WebKitWebDriver does not answer.');
}
