/** The brand that every page is built in. */
export const houseId: string = 'ubuntu';

/**
 * Its product name, which stands in a page until another takes its place. Said again here, and compared with the brand's own file
 * by a test: the file itself would bring all colours into the first page, and is no module to whoever runs this without a bundler.
 */
export const houseName: string = 'Ubuntu Funeral Cover';
