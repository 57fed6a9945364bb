/** Whose a project may be, in the order in which visitors are offered it. */
export const customers = ['client', 'own', 'employer', 'volunteer'] as const;

export type Customer = (typeof customers)[number];

export interface WithCustomer {
	/** Missing where the author does not state it. */
	for?: Customer | undefined;
}

/** The two parts of the list of projects: work for somebody else, then all other work. Either may be empty. */
export function toShelves<Project extends WithCustomer>(
	projects: readonly Project[],
): [Project[], Project[]] {
	const isForOthers = ({ for: whose = 'own' }: Project) => whose !== 'own';
	return [projects.filter(isForOthers), projects.filter((project) => !isForOthers(project))];
}
