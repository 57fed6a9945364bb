/** Metres over which the edge of a print that lies on the cloth is seen, and how far a transfer goes beyond its colours. */
const edge = 0.0015;

/**
 * How a print looks, from `printed`, its colours, at `place` of the sheet. Ink sinks between the yarns, and they are seen
 * through it. A transfer is a smooth layer, a little larger than its colours, with an edge that catches the light.
 * Embroidery has threads of its own, in the ways of `sewing`, and is the thickest.
 */
export const techniques = `
float kind = tile.w;
if (kind < 0.5) {
	printed *= 1.0 - 0.35 * (1.0 - thread.a) * printed.a;
	// Dark cloth is seen through it. Pale ink on pale cloth, which is not exposed for white, would be grey.
	float onPale = smoothstep(0.4, 0.7, bright) * (1.0 - smoothstep(0.8, 1.0, bright));
	printed.rgb *= (0.92 + 0.18 * onPale - 0.3 * (1.0 - thread.a)) * mix(0.44, 1.0, smoothstep(0.0, 0.2, bright));
	bare = min(bare, 1.0 - 0.1 * printed.a);
	ink = max(ink, printed.a);
} else {
	float across = ${edge} / at.w * tile.z;
	// Of the smaller copies of the sheet the one in which a pixel is as wide as the edge.
	float level = log2(max(across, max(length(acrossX), length(acrossY))) * float(textureSize(prints, 0).x));
	float around = textureLod(prints, place, level).a;
	vec2 fall = vec2(
		textureLod(prints, place - vec2(across, 0.0), level).a - textureLod(prints, place + vec2(across, 0.0), level).a,
		textureLod(prints, place - vec2(0.0, across), level).a - textureLod(prints, place + vec2(0.0, across), level).a
	);
	// From the picture to the pattern, where down is down too.
	mat2 back = mat2(printTurn[number].x, -printTurn[number].y, printTurn[number].y, printTurn[number].x);
	if (kind < 1.5) {
		float layer = smoothstep(0.12, 0.5, around);
		dyed *= 1.0 - 0.2 * layer;
		raised = mix(raised, back * fall * 1.9 * (1.0 - smoothstep(0.5, 0.95, around)), layer);
		bare = min(bare, 1.0 - 0.82 * layer);
		pressed = max(pressed, layer);
		ink = max(ink, layer);
	} else {
		vec4 relief = textureGrad(sewing, place, acrossX, acrossY) * 2.0 - 1.0;
		float cover = printed.a;
		// The sides of a thread are in the shade of its neighbours, wherever the lamp is.
		printed.rgb *= 1.0 - 0.45 * smoothstep(0.15, 0.9, length(relief.xy));
		// Thread keeps light from the cloth beside it.
		dyed *= 1.0 - 0.45 * around * (1.0 - cover);
		raised = mix(raised, back * (relief.xy * 0.9 + fall * 0.5), cover);
		bare = min(bare, 1.0 - cover);
		float angle = 0.5 * atan(relief.w, relief.z);
		sewnWay = back * vec2(cos(angle), sin(angle));
		sewn = mix(sewn, min(1.0, length(relief.zw)), cover);
		ink = max(ink, cover);
	}
}
dyed = printed.rgb + dyed * (1.0 - printed.a);
`;
