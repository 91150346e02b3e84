/** What waits on this phone, by whom it is from. */
export const waitingKey = (userId: string) => ['waiting on this phone', userId] as const;

/** What became of a change that waited here and went out in this visit. */
export const sentKey = (key: string) => ['sent from this phone', key] as const;
