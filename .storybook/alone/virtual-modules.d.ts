declare module 'virtual:feature' {
  /** The entry point of the feature that the command names. */
  const entryPoint: Record<string, unknown>;
  export = entryPoint;
}
declare module 'virtual:asked' {
  /** Scenario, clock, fault, brand and theme that the command was started with. */
  const asked: Partial<Record<string, string>>;
  export default asked;
}
