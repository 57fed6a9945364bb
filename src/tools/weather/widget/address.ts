/** The address of the frame with the widget; its data are after the #, which is not sent to any server. */
export function toWidgetAddress(page: string, wish: WidgetWish): string {
	return `${page}#${new URLSearchParams({ ...wish, city: String(wish.city) })}`;
}

export interface WidgetWish {
	/** Number of the city at OpenWeather, which is that of GeoNames. */
	city: number;
	key: string;
	lang: string;
	/** The message for a script of the widget that fails to load. */
	failed: string;
}
