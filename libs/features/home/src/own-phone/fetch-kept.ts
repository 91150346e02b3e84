/** What draws the rest of what a phone keeps: fetched ahead on an own phone, so that it is there without a network. */
export const fetchKept = () => import('./kept');
