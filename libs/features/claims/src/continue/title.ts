/** What the page and the way to it are called. */
export const title = 'Take over the policy';
