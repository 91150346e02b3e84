export * from './a-maker';
export * from './a-staff-provider';
export * from './counting-statements';
export * from './tokens-of-makers';
