declare module 'virtual:migrated-database' {
  /** Where the gzipped file is. */
  const address: string;
  export default address;
}
