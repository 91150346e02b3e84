/** What the page is called, and what leads to it. */
export const title = 'Tell us why you do not agree';
