export * from './a-maker';
export * from './a-staff-provider';
export * from './tokens-of-makers';
