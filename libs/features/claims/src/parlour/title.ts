/** The page on which somebody has a funeral parlour paid; links to it say the same. */
export const title = 'Pay a funeral parlour';

/** It stands wherever somebody decides about it. */
export const orCash = 'You can always choose cash instead.';
