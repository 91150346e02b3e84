export * from './identity-limits';
