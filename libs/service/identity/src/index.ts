export * from './address';
export * from './create-identity';
export * from './dependencies';
export * from './identity-limits';
export * from './outcome';
export * from './session-life';
