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
declare module 'virtual:scenarios-as-data' {
  /** Each scenario as JSON, by its name. */
  const told: Record<string, string>;
  export default told;
}
