declare module 'virtual:feature' {
  /** The door of the feature that the command names. */
  const door: Record<string, unknown>;
  export = door;
}
declare module 'virtual:asked' {
  /** Scenario, clock, fault, brand and theme that the command was started with. */
  const asked: Partial<Record<string, string>>;
  export default asked;
}
