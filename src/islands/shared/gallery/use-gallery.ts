import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useListener } from '#islands/shared/use-listener.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import { firstQuantity } from '#lib/quantity.ts';

interface RequestForm<Request> {
	parse: (search: string) => Request | undefined;
	print: (request: Request) => string;
	/** The address names another request, or none: the page was opened with it, or the visitor went back. */
	onAddress: (request: Request | undefined) => void;
}

/** The state of a gallery's form, and its request. That is in the address: a reload, a link and the back button restore it. */
export function useGallery<Request extends { quantity: number }>(form: RequestForm<Request>) {
	const [quantity, setQuantity] = useState(`${firstQuantity}`);
	const [notice, setNotice] = useNotice();
	const [request, setRequest] = useState<Request>();
	const { print } = form;

	function read() {
		const found = form.parse(location.search);
		setRequest(found);
		setQuantity(`${found?.quantity ?? firstQuantity}`);
		form.onAddress(found);
	}
	const readAtFirst = useEffectEvent(read);
	useEffect(() => {
		if (location.search !== '') readAtFirst();
	}, []);
	useListener('window', 'popstate', read);

	const change = useCallback(
		(next: Request | undefined) => {
			setRequest(next);
			const address = next === undefined ? location.pathname : print(next);
			if (address !== location.search) history.pushState(null, '', address);
		},
		[print],
	);

	return { request, change, setNotice, form: { quantity, notice, onQuantity: setQuantity } };
}
