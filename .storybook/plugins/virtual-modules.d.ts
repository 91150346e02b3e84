declare module 'virtual:migrated-database' {
  /** Where the file is. */
  const address: string;
  export default address;
}
declare module 'virtual:tab-service' {
  /** Where the script of the worker is. */
  const address: string;
  export default address;
}
