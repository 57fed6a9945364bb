import { useState } from 'react';
import { firstQuantity } from '#lib/quantity.ts';
import { type RequestForm, useRequest } from './use-request.ts';

/** The request of a gallery, which is in the address, and the state of its form. */
export function useGallery<Request extends { quantity: number }>(form: RequestForm<Request>) {
	const [quantity, setQuantity] = useState(`${firstQuantity}`);
	const [announcement, announce] = useState('');
	const [request, change] = useRequest({
		...form,
		onAddress: (found) => {
			setQuantity(`${found?.quantity ?? firstQuantity}`);
			form.onAddress(found);
		},
	});

	return { request, change, announce, form: { quantity, announcement, onQuantity: setQuantity } };
}
