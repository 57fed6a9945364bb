import { useCallback, useEffect, useRef, useState } from 'react';

export interface RequestForm<Request> {
	parse: (search: string) => Request | undefined;
	print: (request: Request) => string;
	/** The address names another request, or none: the page was opened with it, or the visitor went back. */
	onAddress: (request: Request | undefined) => void;
}

/** A request in the address: a reload, a link and the back button restore it. */
export function useRequest<Request>({ parse, print, onAddress }: RequestForm<Request>) {
	const [request, setRequest] = useState<Request>();
	const form = useRef({ parse, onAddress });
	useEffect(() => {
		form.current = { parse, onAddress };
	});

	useEffect(() => {
		function read() {
			const found = form.current.parse(location.search);
			setRequest(found);
			form.current.onAddress(found);
		}
		if (location.search !== '') read();
		addEventListener('popstate', read);
		return () => removeEventListener('popstate', read);
	}, []);

	const change = useCallback(
		(next: Request | undefined) => {
			setRequest(next);
			const address = next === undefined ? location.pathname : print(next);
			if (address !== location.search) history.pushState(null, '', address);
		},
		[print],
	);

	return [request, change] as const;
}
