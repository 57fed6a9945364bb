const dayMs = 86_400_000;

/**
 * For data that come once on each banking day, Monday to Friday: whether more than `count` of them, in UTC, have begun
 * since the day of `at`.
 */
export function isOlderThanBankingDays(count: number): (at: number, now: number) => boolean {
	return (at, now) => {
		// A week of calendar days holds five; further ones need not be counted one by one.
		const since = Math.max(at, now - (count + 7) * 2 * dayMs);
		let days = 0;
		for (let day = Math.floor(since / dayMs) + 1; day <= Math.floor(now / dayMs); day += 1) {
			// Day 0 was a Thursday.
			if ((day + 4) % 7 !== 0 && (day + 4) % 7 !== 6) days += 1;
		}
		return days > count;
	};
}
