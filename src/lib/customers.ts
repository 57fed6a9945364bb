/** Whose a project may be, in the order in which visitors are offered it. */
export const customers = ['client', 'own', 'employer', 'volunteer'] as const;

export type Customer = (typeof customers)[number];

export interface WithCustomer {
	/** Missing where the author does not state it. */
	for?: Customer | undefined;
}

/** The two parts of the list of projects: work for clients (where there is none, for an employer or a good cause), then all other work. Either may be empty. */
export function toShelves<Project extends WithCustomer>(
	projects: readonly Project[],
): [Project[], Project[]] {
	const first = customers.find(
		(kind) => kind !== 'own' && projects.some((each) => each.for === kind),
	);
	const isFirst = (project: Project) => project.for === (first ?? 'none');
	return [projects.filter(isFirst), projects.filter((project) => !isFirst(project))];
}
