/** Stands above the documents of somebody who joins. */
export const documentsHint = 'Photos are fine. You can also send them later; your change may wait for them.';
