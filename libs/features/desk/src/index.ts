export * from './doors/policy-door';
export * from './doors/staff-door';
export * from './routes';
