/** Fetches what sends files in parts. A page from which somebody may send one asks early: on a bad line it may not come later. */
export const loadInParts = () => import('./in-parts/send-in-parts');
