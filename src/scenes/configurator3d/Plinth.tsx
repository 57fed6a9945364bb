/** What the goblets stand on. */
export function Plinth() {
	return (
		<mesh position-y={-0.16} receiveShadow castShadow>
			<cylinderGeometry args={[2.05, 2.05, 0.32, 96]} />
			<meshStandardMaterial color="#f1e6d4" roughness={0.85} />
		</mesh>
	);
}
