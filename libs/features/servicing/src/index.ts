export * from './guards/policy-guard';
export * from './guards/staff-guard';
export * from './routes';
