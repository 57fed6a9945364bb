import { buildShaders } from '#scenes/stage/build-shaders.ts';
import { FirstPicture } from '#scenes/stage/FirstPicture.tsx';
import { showOnStage } from './stage.tsx';

vi.mock('@react-three/fiber', async (load) => ({
	...(await load<typeof import('@react-three/fiber')>()),
	useThree: (pick: (state: object) => unknown) => pick(three),
}));

const program = { getUniforms: vi.fn(), getAttributes: vi.fn() };
const programs: object[] = [];
let compiled = () => {};
const three = {
	gl: {
		info: { programs },
		compile: vi.fn(() => programs.splice(0, 1, program)),
		compileAsync: vi.fn(
			() =>
				new Promise<void>((resolve) => {
					compiled = resolve;
				}),
		),
	},
	scene: {},
	camera: {},
	frameloop: 'demand',
	invalidate: vi.fn(),
	advance: vi.fn(),
	get: () => three,
};

const signalled = {
	SIGNALED: 1,
	fenceSync: () => ({}),
	flush: () => {},
	isContextLost: () => false,
	getSyncParameter: () => 1,
	deleteSync: vi.fn(),
};

test('shaders first, until the card has them, then one frame, and when it is drawn the picture is ready', async () => {
	const { stage, frame } = await showOnStage(<FirstPicture />);
	const { clock, curtain, awaited, host } = stage;
	curtain.open = false;
	let done = false;
	// The card signals after `done`.
	Object.assign(host.context, {
		...signalled,
		getExtension: () => ({}),
		getSyncParameter: () => (done ? 1 : 0),
	});
	const part = {};
	awaited.add(part);
	expect(clock.advance(0)).toBe(false);
	expect(three.gl.compileAsync).not.toHaveBeenCalled();

	awaited.delete(part);
	clock.advance(0);
	clock.advance(0);
	await stage.taken();
	expect(three.gl.compileAsync).toHaveBeenCalledTimes(1);
	expect(curtain.open).toBe(false);

	compiled();
	await new Promise((resolve) => setTimeout(resolve));
	expect(three.advance).not.toHaveBeenCalled();
	done = true;
	await vi.waitFor(() => expect(three.advance).toHaveBeenCalledTimes(1));
	await frame();
	expect(host.onReady).not.toHaveBeenCalled();

	expect(clock.advance(0), 'a second frame for the same picture').toBe(false);
	expect(curtain.open).toBe(true);
	expect(host.onReady, 'before the frame is drawn').not.toHaveBeenCalled();
	await frame();
	expect(host.onReady).toHaveBeenCalledTimes(1);
});

test('shaders that are all there are not waited for, nor is the next frame of the browser', async () => {
	programs.splice(0, 1, program);
	three.gl.compileAsync.mockClear();
	three.advance.mockClear();
	const { stage } = await showOnStage(<FirstPicture />);
	stage.curtain.open = false;
	stage.clock.advance(0);
	await vi.waitFor(() => expect(three.advance).toHaveBeenCalledTimes(1));
	expect(three.gl.compileAsync).not.toHaveBeenCalled();
});

test('a stage that is asleep draws its first picture when it wakes up', async () => {
	programs.splice(0, 1, program);
	three.advance.mockClear();
	three.frameloop = 'never';
	const { stage } = await showOnStage(<FirstPicture />);
	stage.curtain.open = false;
	stage.clock.advance(0);
	three.invalidate.mockClear();
	await vi.waitFor(() => expect(three.invalidate).toHaveBeenCalled());
	expect(three.advance).not.toHaveBeenCalled();
	three.frameloop = 'demand';
});

test('a card that does not tell when a shader is built is not asked by the clock', async () => {
	programs.splice(0);
	three.gl.compile.mockImplementation(() => [program]);
	three.gl.compileAsync.mockClear();
	const context = { ...signalled, getExtension: () => null } as unknown as WebGL2RenderingContext;
	await buildShaders(three.gl as never, context, three.camera as never, three.scene as never);
	expect(three.gl.compile).toHaveBeenCalled();
	expect(three.gl.compileAsync).not.toHaveBeenCalled();
});
